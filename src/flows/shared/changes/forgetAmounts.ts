import type { Cashier } from '../../../state/Cashier';
import type { TypedAmount } from '../../../state/TypedAmount';

/** Empties the amounts that are typed, and the chips that stand in them. */
export function forgetAmounts({ deposit, withdrawal }: Pick<Cashier, 'deposit' | 'withdrawal'>): void {
  const none: TypedAmount = { amountText: '', chip: null };
  Object.assign(deposit, none);
  Object.assign(withdrawal, none);
}
