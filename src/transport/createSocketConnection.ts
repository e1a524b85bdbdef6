import type { Socket } from 'socket.io-client';
import { backoff } from '../lib/backoff';
import { sleep } from '../lib/sleep';
import {
  SOCKET_BACKOFF_BASE_MS,
  SOCKET_BACKOFF_JITTER_MS,
  SOCKET_CONNECT_TIMEOUT_MS,
  SOCKET_CONNECT_TOTAL_MS,
  SOCKET_MAX_BACKOFF_MS,
  SOCKET_RETRIES,
} from '../spec/timers';
import { connectSocket } from './connectSocket';
import { socketHandshake } from './socketHandshake';
import type { TransportObserver, TransportSettings } from './Transport';
import { abortedError, TransportError } from './TransportError';

const BACKOFF = {
  baseMs: SOCKET_BACKOFF_BASE_MS,
  maxMs: SOCKET_MAX_BACKOFF_MS,
  jitterMs: SOCKET_BACKOFF_JITTER_MS,
} as const;

interface SocketConnectionOptions {
  socket: Socket;
  settings: TransportSettings;
  observer: TransportObserver;
  /** Ends the connection, and every try. */
  signal: AbortSignal;
  onReconnect(): void;
}

/**
 * API-03: returns a function that connects by our own policy, and resolves at once while connected. Calls
 * that overlap share one series of tries.
 */
export function createSocketConnection({
  socket,
  settings,
  observer,
  signal,
  onReconnect,
}: SocketConnectionOptions): () => Promise<void> {
  let hasConnectedOnce = false;
  let connecting: Promise<void> | null = null;
  /** When the latest connection was made, until it is lost. */
  let connectedAt = Number.NEGATIVE_INFINITY;
  /** Connections in a row that were lost sooner than the longest wait. */
  let lostSoon = 0;

  async function connectOnce(startedAt: number): Promise<void> {
    // Read anew: the token may have changed since the last connection.
    socket.io.opts.query = socketHandshake(settings);
    const left = startedAt + SOCKET_CONNECT_TOTAL_MS - performance.now();
    const timeoutMs = Math.max(0, Math.min(SOCKET_CONNECT_TIMEOUT_MS, left));
    await connectSocket({ socket, timeoutMs, signal });
  }

  async function connectWithRetry(): Promise<void> {
    const startedAt = performance.now();
    const isOver = () => performance.now() - startedAt >= SOCKET_CONNECT_TOTAL_MS;
    lostSoon = startedAt - connectedAt < SOCKET_MAX_BACKOFF_MS ? lostSoon + 1 : 0;
    connectedAt = Number.NEGATIVE_INFINITY;
    // A server may take a connection and drop it at once, as one does that refuses the token: from the second
    // time on this counts as a try that has failed, or the tries would follow each other without a wait.
    for (let attempt = Math.max(0, lostSoon - 1); ; attempt++) {
      if (attempt > SOCKET_RETRIES || isOver())
        throw new TransportError('NetworkError', { kind: 'network', isFinal: true });
      // After a drop, the first try is already a reconnect.
      const told = hasConnectedOnce ? attempt + 1 : attempt;
      if (told > 0) observer.onSocketReconnectAttempt(told);
      if (attempt > 0) await sleep(backoff(attempt - 1, BACKOFF), signal);
      try {
        await connectOnce(startedAt);
        break;
      } catch (error) {
        // Another try would be refused as well.
        if (signal.aborted || (error instanceof TransportError && error.kind === 'refused')) throw error;
      }
    }
    connectedAt = performance.now();
    if (hasConnectedOnce) onReconnect();
    else observer.onSocketInit();
    hasConnectedOnce = true;
  }

  return async () => {
    try {
      if (signal.aborted) throw signal.reason;
      if (socket.connected) return;
      connecting ??= connectWithRetry().finally(() => {
        connecting = null;
      });
      await connecting;
    } catch (error) {
      throw signal.aborted ? abortedError() : error;
    }
  };
}
