import { io, type Socket, WebSocket } from 'socket.io-client';
import { createUuid } from '../lib/createUuid';
import { API_PREFIX, SOCKET_PATH } from '../spec/defaults';
import { SOCKET_CONNECT_TIMEOUT_MS } from '../spec/timers';
import { createAnswers } from './createAnswers';
import { createPushes } from './createPushes';
import { createSocketConnection } from './createSocketConnection';
import type { EarlySocket } from './openEarlySocket';
import { readSocketMessage } from './readSocketMessage';
import { stayConnected } from './stayConnected';
import type { Transport, TransportObserver, TransportRequest, TransportSettings } from './Transport';
import { abortedError, TransportError } from './TransportError';
import { withRetry } from './withRetry';

interface SocketTransportOptions {
  settings: TransportSettings;
  observer: TransportObserver;
  /** A socket that is open or opening already: the first connection takes it over. */
  early: EarlySocket | null;
}

/**
 * Drops the path, which socket.io would read as a namespace. An address without a scheme is left for
 * socket.io to complete.
 */
const originOf = (address: string): string => /^\w+:\/\/[^/?#]+/.exec(address.toLowerCase())?.[0] ?? address;

/** socket.io's own WebSocket transport, whose first connection takes over the early socket. */
const earlyTransport = (early: EarlySocket): typeof WebSocket =>
  class extends WebSocket {
    override createSocket(...[address, ...others]: Parameters<WebSocket['createSocket']>): unknown {
      return early.take(address) ?? super.createSocket(address, ...others);
    }
  };

const createSocket = (address: string, early: EarlySocket | null): Socket =>
  io(originOf(address), {
    path: SOCKET_PATH,
    transports: early ? [earlyTransport(early)] : ['websocket'],
    autoConnect: false,
    reconnection: false,
    forceNew: true,
    timeout: SOCKET_CONNECT_TIMEOUT_MS,
  });

/** API-02, API-03: socket.io over WebSocket only; connects and reconnects by our own policy. */
export function createSocketTransport({ settings, observer, early }: SocketTransportOptions): Transport {
  const answers = createAnswers();
  const pushes = createPushes();
  const reconnectListeners = new Set<() => void>();
  const closed = new AbortController();
  const socket = createSocket(settings.host || globalThis.origin, early);
  const connected = createSocketConnection({
    socket,
    settings,
    observer,
    signal: closed.signal,
    onReconnect: () => {
      for (const listener of reconnectListeners) listener();
    },
  });

  function tellRefusal(error: unknown, url: string, token: string): void {
    if (!(error instanceof TransportError && error.kind === 'refused')) return;
    const { message, status = 0, code } = error;
    observer.onRefusal({ status, url, message, ...(code !== undefined && { code }) }, token);
  }

  function connect(): void {
    const token = settings.token();
    connected().catch((error: unknown) => tellRefusal(error, SOCKET_PATH, token));
  }

  function handleMessage(raw: unknown): void {
    const message = readSocketMessage(raw);
    const { id, data, type } = message;
    // Servers also write an absent id as null, '' or 0.
    if (id) answers.take(String(id), message);
    else if (typeof type === 'string') pushes.tell({ type, data });
  }

  function handleDisconnect(): void {
    // The library would send what it has kept once it is connected again, after its call has failed.
    socket.sendBuffer = [];
    answers.fail(new TransportError('NetworkError', { kind: 'network' }));
  }

  async function once({ path, data, signal, updating }: TransportRequest): Promise<unknown> {
    const startedAt = performance.now();
    const id = createUuid();
    const type = `${API_PREFIX}:${path}`;
    // Not the handshake's, which is empty where the host gives the token: the host would hear nothing of a refusal.
    let token = settings.token();
    try {
      await connected();
      while (updating?.()) {
        await updating();
        await connected();
      }
      if (signal?.aborted) throw abortedError();
      token = settings.token();
      return await answers.ask({ id, data, token, signal }, () => {
        socket.emit('message', { token, id, time: Date.now(), type, data: data ?? {} });
      });
    } catch (error) {
      tellRefusal(error, type, token);
      throw error;
    } finally {
      observer.onRequest(path, performance.now() - startedAt);
    }
  }

  socket.on('message', handleMessage);
  socket.on('disconnect', handleDisconnect);
  stayConnected(socket, connect, closed.signal);

  return {
    request: withRetry(once, observer),
    onPush: pushes.onPush,
    onReconnect: listener => {
      reconnectListeners.add(listener);
      return () => reconnectListeners.delete(listener);
    },
    close: () => {
      closed.abort();
      answers.fail(abortedError());
      socket.disconnect();
    },
  };
}
