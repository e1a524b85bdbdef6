import type { P2PAnswer } from '../../../api/contract/p2p';
import type { Cashier } from '../../../state/Cashier';
import { p2pOf } from '../p2pOf';
import type { Clock } from './readInvoice';

/**
 * This device's clock for an invoice: `askedAtMs` is known of one that did not exist before. One that was asked for
 * once more came here first at a known time, unless the server says another time of it by now.
 */
export function clockOf(
  cashier: Cashier,
  { depositId, created }: P2PAnswer,
  askedAtMs: number | null = null,
): Clock {
  const { invoice } = p2pOf(cashier);
  const isSame = invoice !== null && invoice.depositId === depositId && invoice.created === created;
  const fromMs = askedAtMs ?? (isSame ? invoice.startMs : null);
  return { nowMs: Date.now(), ...(fromMs !== null && { askedAtMs: fromMs }) };
}
