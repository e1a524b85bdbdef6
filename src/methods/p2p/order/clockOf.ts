import type { P2PAnswer } from '../../../api/contract/p2p';
import type { Cashier } from '../../../state/Cashier';
import { p2pOf } from '../p2pOf';
import type { Clock } from './readInvoice';

/**
 * This device's clock for an invoice that was asked for once more: it is known when it came here first, unless the
 * server says another time of it by now.
 */
export function clockOf(cashier: Cashier, { depositId, created }: P2PAnswer): Clock {
  const { invoice } = p2pOf(cashier);
  const isSame = invoice !== null && invoice.depositId === depositId && invoice.created === created;
  return { nowMs: Date.now(), ...(isSame && { askedAtMs: invoice.startMs }) };
}
