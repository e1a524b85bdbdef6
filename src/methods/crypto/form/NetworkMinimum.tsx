import type { ReactElement } from 'react';
import { parseAmount } from '../../../domain/money/parseAmount';
import type { Sum } from '../../../domain/money/Sum';
import { readText, useTypedAmount } from '../../../flows/shared/form/useTypedAmount';
import { useCashier } from '../../../state/CashierContext';
import { useField } from '../../../state/useField';
import { MinimumNote } from '../MinimumNote';
import type { NetworkFacts } from '../networkFacts';

type NetworkMinimumProps = {
  network: NetworkFacts;
  /** Replaces the typed amount. */
  price?: Sum | undefined;
};

/** Compares the sum to pay with the minimum of the chosen network. */
export function NetworkMinimum({ network, price }: NetworkMinimumProps): ReactElement {
  const { deposit, user } = useCashier();
  const currency = useField(user, 'currency');
  const text = useTypedAmount(deposit.amount, readText);
  const sum = price ?? { amount: parseAmount(text), currency };
  return <MinimumNote sum={sum} minimum={network.minimum} />;
}
