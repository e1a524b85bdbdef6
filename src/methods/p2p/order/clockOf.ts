import type { P2PAnswer } from '../../../api/contract/p2p';
import { pendingDeposits } from '../../../flows/deposit/pending/keepPending';
import type { Cashier } from '../../../state/Cashier';
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
  const known = [cashier.transaction, ...pendingDeposits(cashier)].find(
    one => one.depositId === depositId && (one.created ?? created) === created,
  );
  return { nowMs: Date.now(), askedAtMs: askedAtMs ?? Date.parse(known?.createdAt ?? '') };
}
