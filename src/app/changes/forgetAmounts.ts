import { assign } from '../../lib/assign';
import type { Cashier } from '../../state/Cashier';
import { noAmount } from '../../state/TypedAmount';

/** Empties the amounts that are typed, and the chips that stand in them. */
export function forgetAmounts({ deposit, withdrawal }: Pick<Cashier, 'deposit' | 'withdrawal'>): void {
  assign(deposit.amount, noAmount());
  assign(withdrawal.amount, noAmount());
}
