import { STATUS_POLL_MAX_MS } from '../../../spec/timers';
import type { Cashier } from '../../../state/Cashier';
import { onReturn } from './onReturn';

/** Keeps a list up to date: asks on each return, and over HTTP, which has no pushes, every so often. */
export function keepAsking(cashier: Cashier, signal: AbortSignal, ask: () => void): void {
  onReturn(cashier, signal, ask);
  if (signal.aborted || cashier.parent.transport !== 'http') return;
  const { ownerDocument: document } = cashier.handle.element;
  const timer = setInterval(() => {
    if (document.visibilityState !== 'hidden') ask();
  }, STATUS_POLL_MAX_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
}
