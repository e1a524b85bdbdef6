import type { P2PAnswer } from '../../../api/contract/p2p';
import { pendingDeposits } from '../../../flows/deposit/pending/keepPending';
import type { Cashier } from '../../../state/Cashier';
import { p2pOf } from '../p2pOf';
import type { Clock } from './readInvoice';

/**
 * This device's clock for an invoice: `askedAtMs` is known of one that did not exist before. One that was asked for
 * once more came here first at a known time, also after a reload, unless the server says another time of it by now.
 */
export function clockOf(
  cashier: Cashier,
  { depositId, created }: P2PAnswer,
  askedAtMs: number | null = null,
): Clock {
  const { invoice } = p2pOf(cashier);
  const fromMs =
    askedAtMs ??
    (invoice?.depositId === depositId
      ? invoice?.created === created && invoice?.startMs
      : keptMs(cashier, depositId));
  return { nowMs: Date.now(), ...(typeof fromMs === 'number' && { askedAtMs: fromMs }) };
}

/** What is kept of an invoice that was shown is the time by this device's clock, and no request of its own. */
function keptMs(cashier: Cashier, id: string | undefined): number | null {
  const kept = pendingDeposits(cashier).find(
    ({ depositId, requestId }) => depositId === id && requestId === null,
  );
  return kept ? Date.parse(kept.createdAt) : null;
}
