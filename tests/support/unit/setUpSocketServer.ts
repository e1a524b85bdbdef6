import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { createSocketTransport } from '../../../src/transport/createSocketTransport';
import type { Transport, TransportRequest, TransportSettings } from '../../../src/transport/Transport';
import { sampleSettings, spyObserver } from './transportSamples';

interface Received {
  token: string;
  id: string;
  time: number;
  type: string;
  data: unknown;
}

export const until = (check: () => boolean) =>
  vi.waitFor(() => expect(check()).toBe(true), { timeout: 5000, interval: 5 });

export const ask = (transport: Transport, path = 'deposit-limits', retryOn?: TransportRequest['retryOn']) =>
  transport.request({ path, method: 'POST', data: { a: 1 }, retryOn });

/** Time passes by itself and can be pushed on: the connection itself runs on timers too. */
export const fakeTime = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 5 });

/** A socket.io server for each test, and the transports that it is reached by. */
export function setUpSocketServer() {
  let http: HttpServer;
  let server: Server;
  const opened: Transport[] = [];

  const bank = {
    /** Of the last start. */
    port: 0,
    sockets: [] as Socket[],
    received: [] as Received[],
    /** Milliseconds of the transports' clock. */
    time: 0,
    /** What the server says to a message; nothing by default. */
    reply: (_socket: Socket, _message: Received): void => {},
    /** Why a connection is refused, as a middleware says it; none is by default. */
    refusal: (_token: unknown): Error | undefined => undefined,
    /** Says `data` with `status` to every message. */
    answerWith(status: unknown, data: unknown): void {
      bank.reply = (socket, { id }) => socket.emit('message', { id, status, data });
    },
    async start(at = 0): Promise<void> {
      http = createServer();
      server = new Server(http, { path: '/v4/socket.io' });
      server.use(({ handshake }, next) => next(bank.refusal(handshake.query['Authorization'])));
      server.on('connection', socket => {
        bank.sockets.push(socket);
        socket.on('message', (message: Received) => {
          bank.received.push(message);
          bank.reply(socket, message);
        });
      });
      await new Promise<void>(resolve => http.listen(at, '127.0.0.1', resolve));
      bank.port = (http.address() as AddressInfo).port;
    },
    stop: () => new Promise<void>(resolve => server.close(() => resolve())),
    open(settings: Partial<TransportSettings> = {}) {
      const observer = spyObserver();
      const host = `http://127.0.0.1:${bank.port}`;
      const transport = createSocketTransport({
        settings: sampleSettings({ host, token: () => 'token-1', ...settings }),
        observer,
        early: null,
      });
      opened.push(transport);
      return { transport, observer };
    },
  };

  beforeEach(async () => {
    bank.sockets = [];
    bank.received = [];
    bank.time = 0;
    bank.reply = () => {};
    bank.refusal = () => undefined;
    vi.spyOn(Math, 'random').mockReturnValue(0);
    vi.spyOn(performance, 'now').mockImplementation(() => bank.time);
    await bank.start();
  });

  afterEach(async () => {
    for (const transport of opened.splice(0)) transport.close();
    await bank.stop();
  });

  return bank;
}
