import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { parseAmount } from '../../../domain/money/parseAmount';
import type { Sum } from '../../../domain/money/Sum';
import { readText, useTypedAmount } from '../../../flows/shared/form/useTypedAmount';
import { useCashier } from '../../../state/CashierContext';
import { MinimumNote } from '../MinimumNote';
import type { NetworkFacts } from '../networkFacts';

export type NetworkMinimumProps = {
  network: NetworkFacts;
  /** Replaces the typed amount. */
  price?: Sum | undefined;
};

/** Compares the sum to pay with the minimum of the chosen network. */
export function NetworkMinimum({ network, price }: NetworkMinimumProps): ReactElement {
  const { deposit, user } = useCashier();
  const { currency } = useSnapshot(user);
  const text = useTypedAmount(deposit.amount, readText);
  const sum = price ?? { amount: parseAmount(text), currency };
  return <MinimumNote sum={sum} minimum={network.minimum} />;
}
