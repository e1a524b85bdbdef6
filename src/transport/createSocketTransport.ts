import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import { backoff } from '../lib/backoff';
import { createUuid } from '../lib/createUuid';
import { isRecord } from '../lib/isRecord';
import { readJson } from '../lib/readJson';
import { sleep } from '../lib/sleep';
import { REQUEST_TIMEOUT } from '../spec/messages';
import {
  REQUEST_GROUP_TIMEOUT_MS,
  SOCKET_BACKOFF_BASE_MS,
  SOCKET_BACKOFF_JITTER_MS,
  SOCKET_CONNECT_TIMEOUT_MS,
  SOCKET_CONNECT_TOTAL_MS,
  SOCKET_MAX_BACKOFF_MS,
  SOCKET_RETRIES,
} from '../spec/timers';
import { connectSocket } from './connectSocket';
import { readRefusal } from './readRefusal';
import type { Push, Transport, TransportObserver, TransportRequest, TransportSettings } from './Transport';
import { TransportError } from './TransportError';
import { retryMarked } from './withRetry';

interface SocketTransportOptions {
  settings: TransportSettings;
  observer: TransportObserver;
  now(): number;
}

interface Pending {
  resolve(answer: unknown): void;
  reject(error: TransportError): void;
}

/** Socket statuses under 100, 2xx and above 600 are successes (section 8). */
const isSuccess = (status: number): boolean =>
  status < 100 || (status >= 200 && status < 300) || status > 600;

/** A message as an object; some servers send it as JSON text. */
function readMessage(raw: unknown): Record<string, unknown> {
  const json = typeof raw === 'string' ? readJson(raw) : null;
  const message = json ? json.ok && json.value : raw;
  return isRecord(message) ? message : {};
}

/** API-02, API-03: socket.io over a WebSocket alone; connects and reconnects by our own policy. */
export function createSocketTransport({ settings, observer, now }: SocketTransportOptions): Transport {
  const pending = new Map<string, Pending>();
  const pushListeners = new Set<(push: Push) => void>();
  const reconnectListeners = new Set<() => void>();
  const closed = new AbortController();
  let hasConnectedOnce = false;
  let connecting: Promise<void> | null = null;

  const socket: Socket = io(settings.host === '' ? globalThis.location.origin : settings.host, {
    path: '/v4/socket.io',
    transports: ['websocket'],
    autoConnect: false,
    reconnection: false,
    forceNew: true,
    timeout: SOCKET_CONNECT_TIMEOUT_MS,
  });

  socket.on('message', handleMessage);
  socket.on('disconnect', () => {
    failPending();
    if (!closed.signal.aborted) void connected().catch(() => {});
  });

  function failPending(): void {
    for (const { reject } of pending.values())
      reject(new TransportError('NetworkError', { kind: 'network' }));
    pending.clear();
  }

  function handshake(): Record<string, string> {
    const { xOrigin, language, platform, pwa, isMobileApp } = settings;
    const isNative = platform === 'android' || platform === 'ios';
    const token = settings.handshakeToken();
    return {
      cashier_type: 'widget',
      xorigin: xOrigin,
      Language: language,
      ...(token !== '' && { Authorization: token }),
      ...(isNative && { isNative: 'true', platform }),
      ...(pwa && { pwa: 'true' }),
      ...(isMobileApp && { isMobileApp: 'true' }),
    };
  }

  async function connectOnce(startedAt: number): Promise<void> {
    // Read anew: the token may have changed since the last connection.
    socket.io.opts.query = handshake();
    const left = startedAt + SOCKET_CONNECT_TOTAL_MS - now();
    const timeoutMs = Math.max(0, Math.min(SOCKET_CONNECT_TIMEOUT_MS, left));
    await connectSocket({ socket, timeoutMs, signal: closed.signal });
  }

  async function connectWithRetry(): Promise<void> {
    const startedAt = now();
    const isOver = () => now() - startedAt >= SOCKET_CONNECT_TOTAL_MS;
    // After a drop already the first try is one to connect again.
    let told = 0;
    if (hasConnectedOnce) observer.onSocketReconnectAttempt(++told);
    for (let attempt = 0; ; attempt++) {
      try {
        await connectOnce(startedAt);
        break;
      } catch {
        if (closed.signal.aborted) throw new TransportError('Aborted', { kind: 'aborted' });
        if (attempt >= SOCKET_RETRIES || isOver())
          throw new TransportError('NetworkError', { kind: 'network', isFinal: true });
        observer.onSocketReconnectAttempt(++told);
        await sleep(
          backoff(attempt, {
            baseMs: SOCKET_BACKOFF_BASE_MS,
            maxMs: SOCKET_MAX_BACKOFF_MS,
            jitterMs: SOCKET_BACKOFF_JITTER_MS,
          }),
          closed.signal,
        );
      }
    }
    if (hasConnectedOnce) for (const listener of reconnectListeners) listener();
    else observer.onSocketInit();
    hasConnectedOnce = true;
  }

  async function connected(): Promise<void> {
    try {
      if (closed.signal.aborted) throw closed.signal.reason;
      if (socket.connected) return;
      connecting ??= connectWithRetry().finally(() => {
        connecting = null;
      });
      await connecting;
    } catch (error) {
      throw closed.signal.aborted ? new TransportError('Aborted', { kind: 'aborted' }) : error;
    }
  }

  function handleMessage(raw: unknown): void {
    const message = readMessage(raw);
    const { id, status, data, type } = message;
    if (id === undefined || id === null) {
      if (typeof type === 'string') for (const listener of pushListeners) listener({ type, data });
      return;
    }
    const waiting = pending.get(String(id));
    if (!waiting) return;
    pending.delete(String(id));
    const code = typeof status === 'number' ? status : Number(status ?? 200);
    if (isSuccess(code)) waiting.resolve(data);
    // A status that cannot be read says neither yes nor no.
    else if (Number.isNaN(code))
      waiting.reject(new TransportError('the status is not readable', { kind: 'broken' }));
    else waiting.reject(refusal(code, data));
  }

  function refusal(status: number, data: unknown): TransportError {
    const { message, code } = readRefusal(data, status);
    return new TransportError(message, { kind: 'refused', status, ...(code !== undefined && { code }) });
  }

  async function once({ path, prefix = 'BANKING', data, signal }: TransportRequest): Promise<unknown> {
    const startedAt = now();
    const id = createUuid();
    const type = `${prefix}:${path}`;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const abandoned = () => pending.get(id)?.reject(new TransportError('Aborted', { kind: 'aborted' }));
    try {
      await connected();
      if (signal?.aborted) throw new TransportError('Aborted', { kind: 'aborted' });
      return await new Promise<unknown>((resolve, reject) => {
        pending.set(id, { resolve, reject });
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
    request: retryMarked(once, observer),
    onPush: listener => {
      pushListeners.add(listener);
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
