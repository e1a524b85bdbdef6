import { normaliseCurrency } from '../../domain/money/currency';
import type { Cashier } from '../../state/Cashier';
import { forgetAmounts } from './forgetAmounts';

/**
 * Gives the user another currency. The amounts typed in the one before would be other sums: they go, and so does the
 * balance of the account before.
 */
export function changeCurrency(cashier: Cashier, code: string): void {
  const { user } = cashier;
  const currency = normaliseCurrency(code);
  if (currency === user.currency) return;
  user.currency = currency;
  if (user.balance?.currency !== currency) user.balance = null;
  forgetAmounts(cashier);
}
