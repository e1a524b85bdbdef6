import { io } from 'socket.io-client';
import { SOCKET_PATH } from '../spec/defaults';
import { connectSocket } from '../transport/connectSocket';
import { readSocketMessage, socketStatus } from '../transport/readSocketMessage';
import { isTransportError } from '../transport/TransportError';
import type { PushSeen, Reply, Server, ServerOptions } from './Server';

/** A server that never stops talking is not kept in memory for ever. */
const MOST_PUSHES = 1_000;

/** The calls over socket.io, as the widget makes them. */
export function createSocketServer({ url, prefix, token, timeoutMs }: ServerOptions): Server {
  // A path would be read as a namespace.
  const socket = io(new URL(url).origin, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    autoConnect: false,
    reconnection: false,
    forceNew: true,
    timeout: timeoutMs,
    query: { cashier_type: 'widget', xorigin: '', Language: 'en' },
  });
  const closed = new AbortController();
  let last = 0;
  const pushed: PushSeen[] = [];
  socket.on('message', (message: unknown) => {
    const { id, type, data } = readSocketMessage(message);
    if ((id ?? null) === null && typeof type === 'string' && pushed.length < MOST_PUSHES)
      pushed.push({ type, data });
  });

  async function connect(): Promise<void> {
    try {
      await connectSocket({ socket, timeoutMs, signal: closed.signal });
    } catch (error) {
      const isRefused = isTransportError(error) && error.kind === 'refused';
      throw new Error(
        isRefused
          ? 'the connection was refused, as that of a player whose token is not accepted'
          : `no socket.io connection by websocket at ${SOCKET_PATH}, or it was refused`,
      );
    }
  }

  return {
    transport: 'socket',
    async call(path, _method, data, otherToken): Promise<Reply> {
      if (!socket.connected) await connect();
      last += 1;
      const id = String(last);
      return new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => finish(() => reject(new Error('no event `message` with the id of the call came in time'))),
          timeoutMs,
        );
        const hear = (raw: unknown): void => {
          const answer = readSocketMessage(raw);
          const { id: answered, data: body } = answer;
          if (String(answered) !== id) return;
          const notJson = typeof body === 'string' ? { notJson: 'text' } : {};
          finish(() => resolve({ status: socketStatus(answer), body, ...notJson }));
        };
        const lost = (): void => finish(() => reject(new Error('the connection was lost')));
        const finish = (settle: () => void): void => {
          clearTimeout(timer);
          socket.off('message', hear);
          socket.off('disconnect', lost);
          settle();
        };
        socket.on('message', hear);
        socket.on('disconnect', lost);
        const message = { id, time: Date.now(), type: `${prefix}:${path}`, data: data ?? {} };
        socket.emit('message', { token: otherToken ?? token, ...message });
      });
    },
    pushes: () => pushed,
    untilPush: (isWanted, pushTimeoutMs) =>
      new Promise(resolve => {
        const finish = (hasCome: boolean): void => {
          clearTimeout(timer);
          socket.off('message', look);
          resolve(hasCome);
        };
        const look = (): void => {
          if (pushed.some(isWanted)) finish(true);
        };
        const timer = setTimeout(() => finish(false), pushTimeoutMs);
        socket.on('message', look);
        look();
      }),
    close: () => {
      closed.abort();
      socket.disconnect();
    },
  };
}
