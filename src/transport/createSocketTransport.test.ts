// @vitest-environment node
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSocketTransport } from './createSocketTransport';
import type { Transport, TransportSettings } from './Transport';

interface Received {
  token: string;
  id: string;
  time: number;
  type: string;
  data: unknown;
}

let http: HttpServer;
let server: Server;
let port: number;
let sockets: Socket[];
let received: Received[];
/** What the server says to a message; nothing by default. */
let reply: (socket: Socket, message: Received) => void;
const opened: Transport[] = [];

const listen = (at: number) => new Promise<void>(resolve => http.listen(at, '127.0.0.1', resolve));
const until = (check: () => boolean) =>
  vi.waitFor(() => expect(check()).toBe(true), { timeout: 5000, interval: 5 });

async function serve(at = 0): Promise<void> {
  http = createServer();
  server = new Server(http, { path: '/v4/socket.io' });
  server.on('connection', socket => {
    sockets.push(socket);
    socket.on('message', (message: Received) => {
      received.push(message);
      reply(socket, message);
    });
  });
  await listen(at);
  port = (http.address() as AddressInfo).port;
}

const stop = () => new Promise<void>(resolve => server.close(() => resolve()));

function open(settings: Partial<TransportSettings> = {}) {
  const observer = {
    onRequest: vi.fn(),
    onRetry: vi.fn(),
    onRefusal: vi.fn(),
    onSocketInit: vi.fn(),
    onSocketReconnectAttempt: vi.fn(),
  };
  const transport = createSocketTransport({
    settings: {
      host: `http://127.0.0.1:${port}`,
      token: () => 'token-1',
      handshakeToken: () => '',
      xOrigin: 'https://site.test',
      language: 'es-MX',
      platform: 'desktop',
      platformVersion: 'redesign',
      pwa: false,
      isMobileApp: false,
      ...settings,
    },
    observer,
    now: () => 0,
  });
  opened.push(transport);
  return { transport, observer };
}

const ask = (transport: Transport, path = 'deposit-limits', isRetried = false) =>
  transport.request({ path, method: 'POST', data: { a: 1 }, isRetried });
const failureOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'answered',
    (error: unknown) => error,
  );

/** Says `data` with `status` to every message. */
const answerWith = (status: unknown, data: unknown) => {
  reply = (socket, { id }) => socket.emit('message', { id, status, data });
};

beforeEach(async () => {
  sockets = [];
  received = [];
  reply = () => {};
  vi.spyOn(Math, 'random').mockReturnValue(0);
  await serve();
});

afterEach(async () => {
  for (const transport of opened.splice(0)) transport.close();
  await stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Time passes by itself and can be pushed on: the connection itself runs on timers too. */
const fakeTime = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 5 });

describe('the socket transport', () => {
  it('[API-02] says in the handshake who it is', async () => {
    open();
    await until(() => sockets.length === 1);
    const { query } = sockets[0]?.handshake ?? {};
    expect(query).toMatchObject({ cashier_type: 'widget', xorigin: 'https://site.test', Language: 'es-MX' });
    for (const absent of ['Authorization', 'isNative', 'platform', 'pwa', 'isMobileApp']) {
      expect(query).not.toHaveProperty(absent);
    }
    expect(sockets[0]?.conn.transport.name).toBe('websocket');
  });

  it('[API-02] names a native app and the user’s own token', async () => {
    open({ platform: 'ios', pwa: true, isMobileApp: true, handshakeToken: () => 'user-token' });
    await until(() => sockets.length === 1);
    expect(sockets[0]?.handshake.query).toMatchObject({
      Authorization: 'user-token',
      isNative: 'true',
      platform: 'ios',
      pwa: 'true',
      isMobileApp: 'true',
    });
  });

  it('[API-02] a message carries token, id, time and type, and its answer is found by id', async () => {
    reply = (socket, { id, data }) => {
      // The last one is answered first.
      if (received.length === 2)
        for (const message of [...received].reverse())
          socket.emit('message', { id: message.id, status: 200, data: message.type });
      else expect({ id, data }).toEqual({ id: expect.any(String), data: { a: 1 } });
    };
    const { transport, observer } = open();
    const answers = await Promise.all([ask(transport, 'first'), ask(transport, 'second')]);
    expect(answers).toEqual(['BANKING:first', 'BANKING:second']);
    expect(received[0]).toMatchObject({ token: 'token-1', time: expect.any(Number) });
    expect(received[0]?.id).not.toBe(received[1]?.id);
    expect(observer.onSocketInit).toHaveBeenCalledOnce();
    expect(observer.onRequest.mock.calls.map(([path]) => path).sort()).toEqual(['first', 'second']);
  });

  it.each([[0], [1], [99], [200], [204], [299], [601], [undefined]])(
    '[ERR-01] status %s is a success',
    async status => {
      answerWith(status, { a: 1 });
      await expect(ask(open().transport)).resolves.toEqual({ a: 1 });
    },
  );

  it.each([[100], [199], [300], [400], [401], [500], [600]])(
    '[ERR-01] status %s is an error',
    async status => {
      answerWith(status, { message: 'No', code: 'banking.x' });
      const { transport, observer } = open();
      await expect(failureOf(ask(transport))).resolves.toMatchObject({
        kind: 'refused',
        status,
        code: 'banking.x',
      });
      const url = 'BANKING:deposit-limits';
      expect(observer.onRefusal.mock.calls).toEqual([[{ status, url, message: 'No', code: 'banking.x' }]]);
    },
  );

  it('[API-02] hands on pushes, and messages of no shape do no harm', async () => {
    const { transport } = open();
    const onPush = vi.fn();
    const stopListening = transport.onPush(onPush);
    await until(() => sockets.length === 1);
    for (const strange of [null, 'text', 5, [], {}, { id: 'unknown', status: 200 }, { id: null, type: 7 }]) {
      sockets[0]?.emit('message', strange);
    }
    sockets[0]?.emit('message', { type: 'deposit.status', data: { depositId: '1', status: 1 } });
    await until(() => onPush.mock.calls.length > 0);
    expect(onPush.mock.calls).toEqual([[{ type: 'deposit.status', data: { depositId: '1', status: 1 } }]]);
    stopListening();
    answerWith(200, {});
    sockets[0]?.emit('message', { type: 'login.token', data: {} });
    await ask(transport);
    expect(onPush).toHaveBeenCalledOnce();
  });

  it('[API-02] reads answers and pushes that are JSON text', async () => {
    const { transport } = open();
    const onPush = vi.fn();
    transport.onPush(onPush);
    reply = (socket, { id }) => {
      const push = { type: 'deposit.status', data: { depositId: 1, status: 0 } };
      for (const text of [push, { id, status: '200', data: { a: 1 } }])
        socket.emit('message', JSON.stringify(text));
    };
    await expect(ask(transport)).resolves.toEqual({ a: 1 });
    expect(onPush.mock.calls).toEqual([[{ type: 'deposit.status', data: { depositId: 1, status: 0 } }]]);
  });

  it('[API-04] a status that is no number leaves the outcome unknown: it is no refusal', async () => {
    const { transport } = open();
    reply = (socket, { id }) => socket.emit('message', { id, status: 'ok', data: {} });
    await expect(failureOf(ask(transport))).resolves.toMatchObject({ kind: 'broken' });
  });

  it('[API-03] tries again 3 times with a growing wait, then it is a network error', async () => {
    await stop();
    fakeTime();
    const { transport, observer } = open();
    const failure = failureOf(ask(transport));
    for (const [index, milliseconds] of [1000, 2000, 4000].entries()) {
      await until(() => observer.onSocketReconnectAttempt.mock.calls.length === index + 1);
      await vi.advanceTimersByTimeAsync(milliseconds);
    }
    await expect(failure).resolves.toMatchObject({ kind: 'network' });
    expect(observer.onSocketReconnectAttempt.mock.calls).toEqual([[1], [2], [3]]);
    expect(observer.onSocketInit).not.toHaveBeenCalled();
    await serve();
  });

  it('[API-03] the first try that works serves the request that waited', async () => {
    await stop();
    fakeTime();
    const { transport, observer } = open();
    answerWith(200, 'late');
    const answer = ask(transport);
    await until(() => observer.onSocketReconnectAttempt.mock.calls.length === 1);
    await serve(port);
    await vi.advanceTimersByTimeAsync(1000);
    await expect(answer).resolves.toBe('late');
    expect(received).toHaveLength(1);
  });

  it('[API-03] after a drop requests in flight fail, and it connects again by the same policy', async () => {
    const { transport, observer } = open();
    const onReconnect = vi.fn();
    transport.onReconnect(onReconnect);
    const failure = failureOf(ask(transport, 'deposit-create'));
    await until(() => received.length === 1);
    sockets[0]?.conn.close();
    await expect(failure).resolves.toMatchObject({ kind: 'network' });
    await until(() => sockets.length === 2);
    await until(() => onReconnect.mock.calls.length === 1);
    expect(received).toHaveLength(1);
    expect(observer.onSocketInit).toHaveBeenCalledOnce();
    answerWith(200, 'again');
    await expect(ask(transport)).resolves.toBe('again');
  });

  it('[USER-09, API-03] a new connection reads the token and the settings anew', async () => {
    let token = 'old';
    open({ handshakeToken: () => token });
    await until(() => sockets.length === 1);
    token = 'new';
    sockets[0]?.conn.close();
    await until(() => sockets.length === 2);
    expect(sockets.map(socket => socket.handshake.query['Authorization'])).toEqual(['old', 'new']);
  });

  it('[API-04] a marked call is asked once more after a drop', async () => {
    fakeTime();
    const { transport, observer } = open();
    reply = (socket, { id }) => {
      if (received.length === 1) socket.conn.close();
      else socket.emit('message', { id, status: 200, data: 'second' });
    };
    const answer = ask(transport, 'deposit-status', true);
    await until(() => observer.onRetry.mock.calls.length === 1);
    await vi.advanceTimersByTimeAsync(2000);
    await expect(answer).resolves.toBe('second');
  });

  it('[API-05] no answer for 30 s is a timeout, and a late one changes nothing', async () => {
    fakeTime();
    const { transport } = open();
    const failure = failureOf(ask(transport));
    await until(() => received.length === 1);
    // Below the server's own patience with a silent client.
    for (let second = 0; second < 30; second++) await vi.advanceTimersByTimeAsync(1000);
    await expect(failure).resolves.toMatchObject({ kind: 'timeout', message: 'Request timeout' });
    sockets[0]?.emit('message', { id: received[0]?.id, status: 500, data: {} });
  });

  it('gives up one request by its signal', async () => {
    const { transport } = open();
    const given = new AbortController();
    const failure = failureOf(
      transport.request({ path: 'deposit-status', method: 'GET', signal: given.signal }),
    );
    await until(() => received.length === 1);
    given.abort();
    await expect(failure).resolves.toMatchObject({ kind: 'aborted' });
  });

  it('[HOST-05] closing ends the connection, and nothing opens it again', async () => {
    const { transport } = open();
    await until(() => sockets.length === 1);
    const failure = failureOf(ask(transport));
    await until(() => received.length === 1);
    transport.close();
    await expect(failure).resolves.toMatchObject({ kind: 'network' });
    await until(() => sockets[0]?.connected === false);
    await expect(failureOf(ask(transport))).resolves.toMatchObject({ kind: 'aborted' });
    expect(sockets).toHaveLength(1);
  });

  it('[HOST-05] closing while it waits for the next try ends the waiting', async () => {
    await stop();
    fakeTime();
    const { transport, observer } = open();
    const failure = failureOf(ask(transport));
    await until(() => observer.onSocketReconnectAttempt.mock.calls.length === 1);
    transport.close();
    await expect(failure).resolves.toMatchObject({ kind: 'aborted' });
    await serve();
  });
});
