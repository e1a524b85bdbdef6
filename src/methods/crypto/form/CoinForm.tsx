import { type ReactElement, type ReactNode, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../../../api/contract/method';
import { isNetworkField } from '../../../domain/field/isNetworkField';
import { parseAmount } from '../../../domain/money/parseAmount';
import type { Sum } from '../../../domain/money/Sum';
import type { CoinPackage } from '../../../domain/sweepstake/CoinPackage';
import { MethodForm } from '../../../flows/deposit/form/MethodForm';
import { distinctChoices } from '../../../flows/shared/fields/distinctChoices';
import { readText, useTypedAmount } from '../../../flows/shared/form/useTypedAmount';
import { useCashier } from '../../../state/CashierContext';
import type { DepositIntent } from '../../../state/DepositIntent';
import { useField } from '../../../state/useField';
import { cryptoOf } from '../cryptoOf';
import { MinimumNote } from '../MinimumNote';
import { type NetworkFacts, networkFacts, onlyNetwork } from '../networkFacts';
import { CryptoBonus } from './CryptoBonus';
import { NetworkFact } from './NetworkFact';
import { NetworkField } from './NetworkField';
import { offersCryptoBonus } from './offersCryptoBonus';

type CoinFormProps = {
  method: PaymentMethod;
  /** The package that is bought: its price replaces the amount that the player would type (SWP-01). */
  box?: CoinPackage;
  /** Shown above the network, and at the end of the form. */
  before?: ReactNode;
  after?: ReactNode;
};

/** The amount and the network of one coin (CRY-01). The network is never chosen for the player. */
export function CoinForm({ method, box, before, after }: CoinFormProps): ReactElement {
  const cashier = useCashier();
  const { chosen } = useSnapshot(cryptoOf(cashier));
  const only = onlyNetwork(method);
  const field = method.fields.find(isNetworkField);
  const options = useMemo(() => distinctChoices(field?.values ?? []), [field]);
  // A network that is known or listed has its own control; if the server lists none, the player types it.
  const isTyped = !only && options.length === 0;
  const rest = useMemo(
    () => ({ ...method, fields: method.fields.filter(one => isTyped || !isNetworkField(one)) }),
    [method, isTyped],
  );

  const price = box && { amount: box.price, currency: box.currency };
  const option = options.find(({ value }) => value === chosen);
  const network = only ?? (option ? networkFacts(option.value, option.text) : null);

  function complete(intent: DepositIntent): DepositIntent {
    const asked = field && (isTyped ? intent.fields[field.name] : chosen);
    const wallet = only?.key ?? asked ?? undefined;
    return {
      ...intent,
      ...(box && { box }),
      fields: { ...intent.fields, ...(field && wallet && { [field.name]: wallet }) },
      ...(wallet && { wallet }),
      hasCryptoBonus: cashier.bonuses.isCryptoSelected && offersCryptoBonus(cashier),
    };
  }

  return (
    <MethodForm method={rest} complete={complete} price={price} after={after}>
      {before}
      {only ? <NetworkFact network={only} /> : !isTyped && <NetworkField method={method} options={options} />}
      {network && <NetworkMinimum network={network} price={price} />}
      <CryptoBonus />
    </MethodForm>
  );
}

type NetworkMinimumProps = {
  network: NetworkFacts;
  /** Replaces the typed amount. */
  price?: Sum | undefined;
};

/** Compares the sum to pay with the minimum of the chosen network. */
function NetworkMinimum({ network, price }: NetworkMinimumProps): ReactElement {
  const { deposit, user } = useCashier();
  const currency = useField(user, 'currency');
  const text = useTypedAmount(deposit.amount, readText);
  const sum = price ?? { amount: parseAmount(text), currency };
  return <MinimumNote sum={sum} minimum={network.minimum} />;
}
