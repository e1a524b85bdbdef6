import { io, type Socket } from 'socket.io-client';
import { SOCKET_PATH } from '../spec/defaults';
import { connectSocket } from '../transport/connectSocket';
import { readSocketMessage, socketStatus } from '../transport/readSocketMessage';
import type { Push } from '../transport/Transport';
import { isTransportError } from '../transport/TransportError';
import type { Reply, Server, ServerOptions } from './Server';

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
  const pushed: Push[] = [];
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
      const answered = hear(socket, timeoutMs, raw => replyTo(id, raw));
      const message = { id, time: Date.now(), type: `${prefix}:${path}`, data: data ?? {} };
      socket.emit('message', { token: otherToken ?? token, ...message });
      const reply = await answered;
      if (reply === 'lost') throw new Error('the connection was lost');
      if (reply === 'late') throw new Error('no event `message` with the id of the call came in time');
      return reply;
    },
    pushes: () => pushed,
    untilPush: async (isWanted, pushTimeoutMs) => {
      const hasCome = () => pushed.some(isWanted);
      return hasCome() || (await hear(socket, pushTimeoutMs, () => hasCome() || undefined)) === true;
    },
    close: () => {
      closed.abort();
      socket.disconnect();
    },
  };
}

/** Reads messages until one says what is wanted; 'late' if none does in time, 'lost' if the connection ends before. */
function hear<Heard>(
  socket: Socket,
  timeoutMs: number,
  read: (raw: unknown) => Heard | undefined,
): Promise<Heard | 'late' | 'lost'> {
  return new Promise(resolve => {
    const finish = (heard: Heard | 'late' | 'lost'): void => {
      clearTimeout(timer);
      socket.off('message', handleMessage);
      socket.off('disconnect', handleDisconnect);
      resolve(heard);
    };
    const handleMessage = (raw: unknown): void => {
      const heard = read(raw);
      if (heard !== undefined) finish(heard);
    };
    const handleDisconnect = (): void => finish('lost');
    const timer = setTimeout(() => finish('late'), timeoutMs);
    socket.on('message', handleMessage);
    socket.on('disconnect', handleDisconnect);
  });
}

/** The message as the reply to a call; `undefined` if it answers another. */
function replyTo(id: string, raw: unknown): Reply | undefined {
  const answer = readSocketMessage(raw);
  const { id: answered, data: body } = answer;
  if (String(answered) !== id) return undefined;
  return { status: socketStatus(answer), body, ...(typeof body === 'string' && { notJson: 'text' }) };
}
