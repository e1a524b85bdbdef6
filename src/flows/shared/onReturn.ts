import type { Cashier } from '../../state/Cashier';

/**
 * Calls when what was missed is to be asked for: the player is back at the page, the network is, or the connection.
 * One return is told by several events at once, and called once.
 */
export function onReturn(
  { onReconnect, handle }: Pick<Cashier, 'onReconnect' | 'handle'>,
  signal: AbortSignal,
  listener: () => void,
): void {
  const { ownerDocument: document } = handle.element;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const call = () => {
    if (document.visibilityState === 'hidden') return;
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
