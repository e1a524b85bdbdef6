import type { P2PAnswer } from '../../../api/contract/p2p';
import type { Sum } from '../../../domain/money/Sum';
import { findPending } from '../../../flows/deposit/pending/storedDeposits';
import type { Cashier } from '../../../state/Cashier';
import type { DepositIntent } from '../../../state/DepositIntent';
import type { NamedAnswer } from './isNamed';

/** The sum that the player asked for, as the server says; `null` if it gives only the sum to transfer. */
export function saidSum({ passedAmount: amount = 0, passedCurrency: currency }: P2PAnswer): Sum | null {
  return amount > 0 && currency !== undefined ? { amount, currency } : null;
}

/** The sum of a deposit that was not created just now: as stored here, else the sum to transfer. */
export function keptSum(
  cashier: Cashier,
  { depositId, payment_amount = 0, payment_currency: currency }: NamedAnswer,
): Pick<DepositIntent, 'amount' | 'currency'> {
  const kept = findPending(cashier, { depositId });
  if (kept) return { amount: kept.amount, currency: kept.currency };
  return { amount: payment_amount, ...(currency !== undefined && { currency }) };
}
