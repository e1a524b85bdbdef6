import type { Socket } from 'socket.io-client';

/**
 * Connects now, after each drop, and when the network or the player is back: by then all tries may be over, and no call
 * may come before the next push. `signal` ends it.
 */
export function stayConnected(socket: Socket, connect: () => void, signal: AbortSignal): void {
  const handleVisibility = (): void => {
    if (document.visibilityState === 'visible') connect();
  };
  socket.on('disconnect', connect);
  globalThis.addEventListener?.('online', connect, { signal });
  globalThis.document?.addEventListener('visibilitychange', handleVisibility, { signal });
  connect();
}
