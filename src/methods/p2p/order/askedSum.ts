import type { P2PAnswer } from '../../../api/contract/p2p';
import { pendingDeposits } from '../../../flows/deposit/pending/keepPending';
import type { Cashier } from '../../../state/Cashier';
import type { DepositIntent } from '../../../state/DepositIntent';
import type { P2PInvoice } from '../p2pOf';

/** What the player asked for, by the server's word; nothing where it says what is to be transferred alone. */
export function saidSum({ passedAmount: amount, passedCurrency: currency }: P2PAnswer): P2PInvoice['passed'] {
  return amount !== undefined && currency !== undefined ? { amount, currency } : null;
}

/** The same of a deposit that was not made just now: what was kept of it, else what is to be transferred. */
export function keptSum(
  cashier: Cashier,
  { depositId, payment_amount = 0, payment_currency: currency }: P2PAnswer,
): Pick<DepositIntent, 'amount' | 'currency'> {
  const kept = pendingDeposits(cashier).find(deposit => deposit.depositId === depositId);
  if (kept) return { amount: kept.amount, currency: kept.currency };
  return { amount: payment_amount, ...(currency !== undefined && { currency }) };
}
