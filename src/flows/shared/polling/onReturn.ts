import type { Cashier } from '../../../state/Cashier';
import { isHidden } from './isHidden';

/**
 * Calls `listener` when something may have been missed: the player is back at the page, or the network or the
 * connection is back. Several events of one return make one call.
 */
export function onReturn(
  { onReconnect, handle }: Pick<Cashier, 'onReconnect' | 'handle'>,
  signal: AbortSignal,
  listener: () => void,
): void {
  if (signal.aborted) return;
  const { ownerDocument: document } = handle.element;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const call = () => {
    if (isHidden({ handle })) return;
    clearTimeout(timer);
    timer = setTimeout(listener);
  };
  document.addEventListener('visibilitychange', call, { signal });
  globalThis.addEventListener('pageshow', call, { signal });
  globalThis.addEventListener('online', call, { signal });
  const stopReconnect = onReconnect(call);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    stopReconnect();
  });
}
