import type { P2PAnswer } from '../../../api/contract/p2p';
import type { Sum } from '../../../domain/money/Sum';
import { pendingDeposits } from '../../../flows/deposit/pending/keepPending';
import type { Cashier } from '../../../state/Cashier';
import type { DepositIntent } from '../../../state/DepositIntent';

/** The sum that the player asked for, as the server says; `null` if it gives only the sum to transfer. */
export function saidSum({ passedAmount: amount = 0, passedCurrency: currency }: P2PAnswer): Sum | null {
  return amount > 0 && currency !== undefined ? { amount, currency } : null;
}

/** The sum of a deposit that was not created just now: as stored here, else the sum to transfer. */
export function keptSum(
  cashier: Cashier,
  { depositId, payment_amount = 0, payment_currency: currency }: P2PAnswer,
): Pick<DepositIntent, 'amount' | 'currency'> {
  const kept = pendingDeposits(cashier).find(deposit => deposit.depositId === depositId);
  if (kept) return { amount: kept.amount, currency: kept.currency };
  return { amount: payment_amount, ...(currency !== undefined && { currency }) };
}
