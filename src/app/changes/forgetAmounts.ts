import type { Cashier } from '../../state/Cashier';
import { noAmount } from '../../state/TypedAmount';

/** Empties the amounts that are typed, and the chips that stand in them. */
export function forgetAmounts({ deposit, withdrawal }: Pick<Cashier, 'deposit' | 'withdrawal'>): void {
  Object.assign(deposit.amount, noAmount());
  Object.assign(withdrawal.amount, noAmount());
}
