import { STATUS_POLL_MAX_MS } from '../../../spec/timers';
import type { Cashier } from '../../../state/Cashier';
import { lostSocket } from '../busy/lostSocket';
import { isHidden } from './isHidden';
import { onReturn } from './onReturn';

/**
 * Keeps a list up to date: asks on each return, and every so often over HTTP, which has no pushes, while something
 * `isUnnamed`, so that no push can be about it, or while the socket is lost, which only a call may connect anew. A first
 * answer may be a copy's of the bank's data that lags behind, and the push about it be lost: it is asked for once more.
 */
export function keepAsking(
  cashier: Cashier,
  signal: AbortSignal,
  ask: () => void,
  isUnnamed = (): boolean => false,
): void {
  let isDoubtful = true;
  onReturn(cashier, signal, () => {
    isDoubtful = true;
    ask();
  });
  if (signal.aborted) return;
  const socket = lostSocket(cashier);
  const timer = setInterval(() => {
    const isDue = isDoubtful || socket.isLost || cashier.parent.transport === 'http' || isUnnamed();
    if (!isDue || isHidden(cashier)) return;
    isDoubtful = false;
    ask();
  }, STATUS_POLL_MAX_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
}
