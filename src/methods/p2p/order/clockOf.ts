import { pendingDeposits } from '../../../flows/deposit/pending/keepPending';
import type { Cashier } from '../../../state/Cashier';
import type { Clock } from './readInvoice';

/** This device's clock for an invoice that was asked for once more: when it came here first is kept. */
export function clockOf(cashier: Cashier, depositId: string | undefined): Clock {
  const kept = pendingDeposits(cashier).find(deposit => deposit.depositId === depositId);
  return { nowMs: Date.now(), ...(kept && { askedAtMs: Date.parse(kept.createdAt) }) };
}
