import type { P2PAnswer } from '../../../api/contract/p2p';
import { pendingDeposits } from '../../../flows/deposit/pending/storedDeposits';
import type { Cashier } from '../../../state/Cashier';
import type { Clock } from './readInvoice';

/** `createdAt` of a deposit that was asked for at `askedAtMs` (epoch ms); nothing if it existed before. */
export const createdAtOf = (askedAtMs: number | null): { createdAt?: string } =>
  askedAtMs === null ? {} : { createdAt: new Date(askedAtMs).toISOString() };

/**
 * The times by which this device judges an invoice. `askedAtMs` is given for a deposit that did not exist
 * before. One that is asked for again counts from when it first came here, which is stored and survives a
 * reload, unless the server's `created` has changed.
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
