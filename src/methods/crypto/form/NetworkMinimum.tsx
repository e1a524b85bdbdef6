import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { parseAmount } from '../../../domain/money/parseAmount';
import { useCashier } from '../../../state/CashierContext';
import { MinimumNote } from '../address/MinimumNote';
import { MINIMUM_CURRENCY, type NetworkFacts } from './networkFacts';

export type NetworkMinimumProps = {
  network: NetworkFacts;
  /** In place of what is typed. */
  price?: { price: number; currency: string } | undefined;
};

/** The chosen network's minimum, held against what is about to be paid. */
export function NetworkMinimum({ network, price }: NetworkMinimumProps): ReactElement {
  const { deposit, user } = useCashier();
  const { currency } = useSnapshot(user);
  const { amountText } = useSnapshot(deposit, { sync: true });
  const sum = price
    ? { amount: price.price, currency: price.currency }
    : { amount: parseAmount(amountText), currency };
  const { minUsd } = network;
  return (
    <MinimumNote
      sum={sum}
      minimum={minUsd === null ? null : { amount: minUsd, currency: MINIMUM_CURRENCY }}
    />
  );
}
