import { type ReactElement, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../../api/contract/method';
import type { DepositIntent } from '../../flows/deposit/depositPayload';
import { MethodForm } from '../../flows/deposit/form/DepositFormScreen';
import { submitDeposit } from '../../flows/deposit/submitDeposit';
import { useCashier } from '../../state/CashierContext';
import { CryptoBonus } from './CryptoBonus';
import { cryptoOf } from './createCryptoState';
import { hasCryptoBonus } from './hasCryptoBonus';
import { NetworkFact } from './NetworkFact';
import { NetworkField } from './NetworkField';
import { isNetworkField, onlyNetwork } from './networks';

/** The amount and the network of one coin (CRY-01). The network is never chosen for the player. */
export function CoinForm({ method }: { method: PaymentMethod }): ReactElement {
  const cashier = useCashier();
  const state = cryptoOf(cashier);
  const { chosen, isBonusSelected } = useSnapshot(state);
  const only = onlyNetwork(method);
  const field = method.fields.find(isNetworkField);
  // The network has a control of its own.
  const rest = useMemo(
    () => ({ ...method, fields: method.fields.filter(one => !isNetworkField(one)) }),
    [method],
  );

  function submit(intent: DepositIntent): void {
    const wallet = only?.key ?? (field && chosen) ?? undefined;
    if (only) state.chosen = only.key;
    submitDeposit(cashier, {
      ...intent,
      fields: { ...intent.fields, ...(field && wallet && { [field.name]: wallet }) },
      ...(wallet && { wallet }),
      hasCryptoBonus: isBonusSelected && hasCryptoBonus(cashier),
    });
  }

  return (
    <MethodForm method={rest} onSubmit={submit}>
      {only ? <NetworkFact network={only} /> : field && <NetworkField options={field.values ?? []} />}
      <CryptoBonus />
    </MethodForm>
  );
}
