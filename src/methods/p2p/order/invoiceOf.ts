import type { P2PAnswer } from '../../../api/contract/p2p';
import { pendingDeposits } from '../../../flows/deposit/pending/pendingList';
import type { Cashier } from '../../../state/Cashier';
import { type P2PInvoice, p2pOf } from '../p2pOf';
import { readInvoice } from './readInvoice';

/** The `created` of a deposit that the server has not told yet. */
const CREATED_UNKNOWN = '';

/**
 * When a deposit was asked for (`askedAtMs`, epoch ms), to be stored. Of one that existed before (`null`) only the
 * server knows when it was created.
 */
export const createdAtOf = (askedAtMs: number | null): { createdAt: string } | { created: string } =>
  askedAtMs === null ? { created: CREATED_UNKNOWN } : { createdAt: new Date(askedAtMs).toISOString() };

/**
 * The invoice of an answer that came just now, or `null`. `askedAtMs` is given for a deposit that was asked for as a
 * new one. One that is known here counts from when it first came here, which is stored and survives a reload, unless
 * the server's `created` is another one.
 */
export function invoiceOf(
  cashier: Cashier,
  answer: P2PAnswer,
  askedAtMs: number | null = null,
): P2PInvoice | null {
  const { depositId, created } = answer;
  const known = [cashier.transaction, p2pOf(cashier).made, ...pendingDeposits(cashier)].find(
    one => one?.depositId === depositId && (one?.created ?? created) === created,
  );
  return readInvoice(answer, {
    nowMs: Date.now(),
    askedAtMs: Date.parse(known?.createdAt ?? '') || (askedAtMs ?? Number.NaN),
  });
}
