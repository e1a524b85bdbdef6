import { STATUS_POLL_MAX_MS } from '../../../spec/timers';
import type { Cashier } from '../../../state/Cashier';
import { onReturn } from './onReturn';

/**
 * Keeps a list up to date: asks on each return, and every so often over HTTP, which has no pushes, or while something
 * `isUnnamed`, so that no push can be about it.
 */
export function keepAsking(
  cashier: Cashier,
  signal: AbortSignal,
  ask: () => void,
  isUnnamed = (): boolean => false,
): void {
  onReturn(cashier, signal, ask);
  if (signal.aborted) return;
  const { ownerDocument: document } = cashier.handle.element;
  const timer = setInterval(() => {
    const isDue = cashier.parent.transport === 'http' || isUnnamed();
    if (isDue && document.visibilityState !== 'hidden') ask();
  }, STATUS_POLL_MAX_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
}
