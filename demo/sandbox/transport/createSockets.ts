import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { Bank } from '../core/Bank';
import { isRecord } from '../core/json';
import { type Outgoing, runCall, tokenRefusal } from '../core/runCall';
import { userData } from '../core/userData';
import type { Json, Push } from '../wire';
import { delivered, GARBAGE, HTML_PAGE } from './deliver';
import { bareToken, inputOf, PREFIX } from './http';

interface ConnectedSocket {
  userId?: string;
  hasToken: boolean;
  query: Record<string, unknown>;
}

export interface Sockets {
  push(userId: string, push: Push): void;
  /** Connected sockets now, with what they said at the handshake: the token is left out. */
  list(): ConnectedSocket[];
  /** Ends every connection, or one player's, as a lost network would. */
  drop(userId?: string): void;
  close(): Promise<void>;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** A token in the handshake that no call would be served for: the connection itself is refused. */
function handshakeRefusal(bank: Bank, token: unknown): Error | undefined {
  const user = isText(token) ? bank.findUser(bareToken(token)) : undefined;
  if (!isText(token) || typeof user === 'object') return undefined;
  const { status, body } = tokenRefusal(user);
  return Object.assign(new Error('Unauthorized'), { data: { status, ...Object(body) } });
}

/** Pushes go to a socket once it is known whose it is: by its handshake, or by its latest good message. */
function bind(bank: Bank, socket: Socket, token: string): void {
  const user = bank.findUser(bareToken(token));
  if (!user || user === 'expired' || socket.data['userId'] === user.id) return;
  socket.data['userId'] = user.id;
  if (!user.hasBalanceData) return;
  const { id, currency, balanceData } = userData(bank, user);
  socket.emit('message', { type: 'login.token', data: { id, currency, balanceData } });
}

const WHOLE_DATA: Partial<Record<NonNullable<Outgoing['delivery']>, Json>> = {
  html: HTML_PAGE,
  empty: '',
  garbage: GARBAGE,
};

function reply(bank: Bank, socket: Socket, id: unknown, outgoing: Outgoing): void {
  const { status, body } = delivered(outgoing);
  const { delivery } = outgoing;
  const emit = (data: unknown): void => {
    socket.emit('message', { id, status, data });
  };
  if (delivery === 'never') return;
  if (delivery === 'drop') {
    socket.conn.close();
  } else if (delivery === 'late' || delivery === 'slow') {
    bank.scheduler.after(bank.delays.acceptMs, () => emit(body));
  } else {
    emit(delivery && delivery in WHOLE_DATA ? WHOLE_DATA[delivery] : body);
  }
}

async function handleMessage(bank: Bank, socket: Socket, message: unknown): Promise<void> {
  if (!isRecord(message) || typeof message['type'] !== 'string') return;
  const { id, token, type, data } = message;
  const [called = '', path = ''] = type.split(/:(.*)/s, 2);
  const bearer = [token, socket.handshake.query['Authorization']].find(isText) ?? '';
  bind(bank, socket, bearer);
  const outgoing = await runCall(bank, {
    transport: 'socket',
    path: called === PREFIX ? path : type,
    token: bareToken(bearer),
    input: inputOf(data) ?? {},
    extraParams: undefined,
  });
  // Only a plain id is said again: a deep one would break the writer.
  reply(bank, socket, typeof id === 'object' ? null : id, outgoing);
}

export function createSockets(http: HttpServer, bank: Bank): Sockets {
  const server = new Server(http, {
    path: '/v4/socket.io',
    transports: ['websocket'],
    serveClient: false,
    cors: { origin: true },
    destroyUpgrade: false,
  });
  server.use(({ handshake }, next) => next(handshakeRefusal(bank, handshake.query['Authorization'])));
  server.on('connection', socket => {
    const token = socket.handshake.query['Authorization'];
    if (isText(token)) bind(bank, socket, token);
    socket.on('message', (message: unknown) => void handleMessage(bank, socket, message));
  });
  const socketsOf = (userId?: string): Socket[] =>
    [...server.of('/').sockets.values()].filter(
      socket => userId === undefined || socket.data['userId'] === userId,
    );
  return {
    push(userId, push) {
      for (const socket of socketsOf(userId)) socket.emit('message', push);
    },
    list: () =>
      socketsOf().map(socket => {
        const { Authorization, ...query } = socket.handshake.query;
        const userId: unknown = socket.data['userId'];
        return { ...(typeof userId === 'string' ? { userId } : {}), hasToken: Boolean(Authorization), query };
      }),
    drop(userId) {
      for (const socket of socketsOf(userId)) socket.conn.close();
    },
    async close() {
      server.disconnectSockets(true);
      await server.close();
    },
  };
}
