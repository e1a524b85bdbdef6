import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import { createUuid } from '../lib/createUuid';
import { API_PREFIX } from '../spec/defaults';
import { REQUEST_TIMEOUT } from '../spec/messages';
import { REQUEST_GROUP_TIMEOUT_MS, SOCKET_CONNECT_TIMEOUT_MS } from '../spec/timers';
import { createSocketConnection } from './createSocketConnection';
import { earlyTransport } from './earlyTransport';
import type { EarlySocket } from './openEarlySocket';
import { readSocketMessage, socketFailure } from './readSocketMessage';
import type { Push, Transport, TransportObserver, TransportRequest, TransportSettings } from './Transport';
import { abortedError, TransportError } from './TransportError';
import { withRetry } from './withRetry';

interface SocketTransportOptions {
  settings: TransportSettings;
  observer: TransportObserver;
  now(): number;
  /** The first try goes on with it. */
  early?: EarlySocket | null;
}

interface Pending {
  /** What was sent. */
  data: unknown;
  resolve(answer: unknown): void;
  reject(error: TransportError): void;
}

/** Without a path: socket.io would read it as a namespace. An address without a scheme is socket.io's to complete. */
const originOf = (address: string): string => /^\w+:\/\/[^/?#]+/.exec(address)?.[0] ?? address;

/** API-02, API-03: socket.io over a WebSocket alone; connects and reconnects by our own policy. */
export function createSocketTransport({ settings, observer, now, early }: SocketTransportOptions): Transport {
  const pending = new Map<string, Pending>();
  const pushListeners = new Set<(push: Push) => void>();
  const reconnectListeners = new Set<() => void>();
  /** Pushed before anybody listened: the connection may be there before the app. */
  let unheard: Push[] | null = [];
  const closed = new AbortController();
  const { signal: end } = closed;

  const socket: Socket = io(originOf(settings.host || globalThis.origin), {
    path: '/v4/socket.io',
    transports: early ? [earlyTransport(early)] : ['websocket'],
    autoConnect: false,
    reconnection: false,
    forceNew: true,
    timeout: SOCKET_CONNECT_TIMEOUT_MS,
  });

  const connected = createSocketConnection({
    socket,
    settings,
    observer,
    now,
    signal: end,
    onReconnect: () => {
      for (const listener of reconnectListeners) listener();
    },
  });

  socket.on('message', handleMessage);
  socket.on('disconnect', () => {
    failPending();
    if (!end.aborted) void connected().catch(() => {});
  });

  function failPending(): void {
    for (const { reject } of pending.values())
      reject(new TransportError('NetworkError', { kind: 'network' }));
    pending.clear();
  }

  function handleMessage(raw: unknown): void {
    const message = readSocketMessage(raw);
    const { id, data, type } = message;
    if (id === undefined || id === null) {
      if (typeof type !== 'string') return;
      const push = { type, data };
      unheard?.push(push);
      for (const listener of pushListeners) listener(push);
      return;
    }
    const waiting = pending.get(String(id));
    if (!waiting) return;
    pending.delete(String(id));
    const failure = socketFailure(message, waiting.data);
    if (failure) waiting.reject(failure);
    else waiting.resolve(data);
  }

  async function once({ path, data, signal }: TransportRequest): Promise<unknown> {
    const startedAt = now();
    const id = createUuid();
    const type = `${API_PREFIX}:${path}`;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const abandoned = () => pending.get(id)?.reject(abortedError());
    try {
      await connected();
      if (signal?.aborted) throw abortedError();
      return await new Promise<unknown>((resolve, reject) => {
        pending.set(id, { data, resolve, reject });
        timer = setTimeout(
          () => reject(new TransportError(REQUEST_TIMEOUT, { kind: 'timeout' })),
          REQUEST_GROUP_TIMEOUT_MS,
        );
        signal?.addEventListener('abort', abandoned, { once: true });
        socket.emit('message', { token: settings.token(), id, time: Date.now(), type, data: data ?? {} });
      });
    } catch (error) {
      if (error instanceof TransportError && error.kind === 'refused') {
        const { message, status = 0, code } = error;
        observer.onRefusal({ status, url: type, message, ...(code !== undefined && { code }) });
      }
      throw error;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abandoned);
      pending.delete(id);
      observer.onRequest(path, now() - startedAt);
    }
  }

  void connected().catch(() => {});

  return {
    kind: 'socket',
    request: withRetry(once, observer),
    onPush: listener => {
      pushListeners.add(listener);
      for (const push of unheard ?? []) listener(push);
      unheard = null;
      return () => pushListeners.delete(listener);
    },
    onReconnect: listener => {
      reconnectListeners.add(listener);
      return () => reconnectListeners.delete(listener);
    },
    close: () => {
      closed.abort();
      failPending();
      socket.disconnect();
    },
  };
}
