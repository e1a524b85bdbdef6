import type { Socket } from 'socket.io-client';
import { isRecord } from '../lib/isRecord';
import { readRefusal } from './readRefusal';
import { abortedError, TransportError } from './TransportError';

interface ConnectOptions {
  socket: Socket;
  /** The limit of the whole try: the library's own time-out covers only the handshake of the WebSocket. */
  timeoutMs: number;
  signal: AbortSignal;
}

/**
 * A server that refuses the token says so by a status of 401, or in words alone. The library's own errors
 * have no `data`.
 */
function failureOf(error: Error & { data?: unknown }, token?: string): TransportError {
  const said = { message: error.message, ...(isRecord(error.data) && error.data) };
  const isOfToken = 'status' in said ? said.status === 401 : /auth|token|jwt/i.test(error.message);
  if (!('data' in error && isOfToken)) return new TransportError('NetworkError', { kind: 'network' });
  const { message, ...code } = readRefusal(said, 401, undefined, token);
  return new TransportError(message, { kind: 'refused', status: 401, ...code });
}

/**
 * One try to connect, which always settles: a server that closes before the handshake, or never completes it,
 * is a failure like a refusal. A failed try leaves the socket as if it had never been opened.
 */
export function connectSocket({ socket, timeoutMs, signal }: ConnectOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      socket.off('connect', handleConnect);
      socket.off('connect_error', handleError);
      socket.off('disconnect', handleFailure);
      signal.removeEventListener('abort', handleAbort);
      finish();
    };
    const fail = (error: TransportError) =>
      settle(() => {
        socket.disconnect();
        reject(error);
      });
    const handleConnect = () => settle(resolve);
    const handleError = (error: Error) => fail(failureOf(error, socket.io.opts.query?.['Authorization']));
    const handleFailure = () => fail(new TransportError('NetworkError', { kind: 'network' }));
    const handleAbort = () => fail(abortedError());
    const timer = setTimeout(handleFailure, timeoutMs);
    socket.on('connect', handleConnect);
    socket.on('connect_error', handleError);
    socket.on('disconnect', handleFailure);
    signal.addEventListener('abort', handleAbort, { once: true });
    socket.connect();
    // The library emits nothing if a connection is closed, or refused on the spot, before it was open.
    const { engine } = socket.io;
    if (engine.readyState === 'closed') handleFailure();
    // It closes before it tells of a refusal.
    else engine.once('close', () => !socket.connected && queueMicrotask(handleFailure));
  });
}
