// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { failureOf } from '../../tests/support/unit/failureOf';
import { ask, fakeTime, setUpSocketServer, until } from '../../tests/support/unit/setUpSocketServer';

const bank = setUpSocketServer();

describe('the handshake and the messages of the socket transport', () => {
  it('[API-02] says in the handshake who it is', async () => {
    bank.open({ xOrigin: 'https://site.test', language: 'es-MX' });
    await until(() => bank.sockets.length === 1);
    const { query } = bank.sockets[0]?.handshake ?? {};
    expect(query).toMatchObject({ cashier_type: 'widget', xorigin: 'https://site.test', Language: 'es-MX' });
    for (const absent of ['Authorization', 'isNative', 'platform', 'pwa', 'isMobileApp']) {
      expect(query).not.toHaveProperty(absent);
    }
    expect(bank.sockets[0]?.conn.transport.name).toBe('websocket');
  });

  it('[API-02] is at the server of a host that has a path', async () => {
    bank.answerWith(200, 'yes');
    const { transport } = bank.open({ host: `http://127.0.0.1:${bank.port}/base/` });
    expect(await ask(transport)).toBe('yes');
  });

  it.each([
    ['of a host whose scheme is written in capitals', () => `HTTP://127.0.0.1:${bank.port}`],
    ['of the page where there is no host', () => ''],
  ])('[API-02] is at the server %s', async (_, hostNow) => {
    bank.answerWith(200, 'yes');
    vi.stubGlobal('origin', `http://127.0.0.1:${bank.port}`);
    const { transport } = bank.open({ host: hostNow() });
    expect(await ask(transport)).toBe('yes');
  });

  it('[API-02] names a native app and the user’s own token', async () => {
    bank.open({ platform: 'ios', pwa: true, isMobileApp: true, handshakeToken: () => 'user-token' });
    await until(() => bank.sockets.length === 1);
    expect(bank.sockets[0]?.handshake.query).toMatchObject({
      Authorization: 'user-token',
      isNative: 'true',
      platform: 'ios',
      pwa: 'true',
      isMobileApp: 'true',
    });
  });

  it('[API-02] a message carries token, id, time and type, and its answer is found by id', async () => {
    bank.reply = socket => {
      // The last one is answered first.
      if (bank.received.length === 2)
        for (const message of [...bank.received].reverse())
          socket.emit('message', { id: message.id, status: 200, data: message.type });
    };
    const { transport, observer } = bank.open();
    const answers = await Promise.all([ask(transport, 'first'), ask(transport, 'second')]);
    expect(answers).toEqual(['BANKING:first', 'BANKING:second']);
    for (const message of bank.received)
      expect(message).toMatchObject({
        token: 'token-1',
        id: expect.any(String),
        time: expect.any(Number),
        data: { a: 1 },
      });
    expect(bank.received[0]?.id).not.toBe(bank.received[1]?.id);
    expect(observer.onSocketInit).toHaveBeenCalledOnce();
    expect(observer.onRequest.mock.calls.map(([path]) => path).sort()).toEqual(['first', 'second']);
  });

  it.each([[0], [1], [99], [200], [204], [299], [601], [undefined]])(
    '[ERR-01] status %s is a success',
    async status => {
      bank.answerWith(status, { a: 1 });
      await expect(ask(bank.open().transport)).resolves.toEqual({ a: 1 });
    },
  );

  it.each([[100], [199], [300], [400], [401], [500], [600]])(
    '[ERR-01] status %s is an error',
    async status => {
      bank.answerWith(status, { message: 'No', code: 'banking.x' });
      const { transport, observer } = bank.open();
      await expect(failureOf(ask(transport))).resolves.toMatchObject({
        kind: 'refused',
        status,
        code: 'banking.x',
      });
      const url = 'BANKING:deposit-limits';
      expect(observer.onRefusal.mock.calls).toEqual([
        [{ status, url, message: 'No', code: 'banking.x' }, 'token-1'],
      ]);
    },
  );

  it('[RUM-01] a refusal that says again what was typed says it to nobody', async () => {
    const token = 'a-token-of-a-player-as-it-is-sent';
    bank.answerWith(422, { message: `Card 4111111111111111 is declined to ${token}` });
    const { transport, observer } = bank.open({ token: () => token });
    const data = { fields: { card_number: '4111111111111111' } };
    const failure = await failureOf(transport.request({ path: 'x', method: 'POST', data }));
    expect(failure).toMatchObject({ message: 'Card … is declined to …' });
    expect(observer.onRefusal.mock.calls[0]?.[0]).toMatchObject({ message: 'Card … is declined to …' });
  });

  it('[API-02] hands on pushes, and messages of no shape do no harm', async () => {
    const { transport } = bank.open();
    const onPush = vi.fn();
    const stopListening = transport.onPush(onPush);
    await until(() => bank.sockets.length === 1);
    for (const strange of [null, 'text', 5, [], {}, { id: 'unknown', status: 200 }, { id: null, type: 7 }]) {
      bank.sockets[0]?.emit('message', strange);
    }
    const push = { type: 'deposit.status', data: { depositId: '1', status: 1 } };
    bank.sockets[0]?.emit('message', push);
    // As servers write what is absent.
    for (const id of [null, '', 0]) bank.sockets[0]?.emit('message', { ...push, id });
    await until(() => onPush.mock.calls.length > 3);
    expect(onPush.mock.calls).toEqual([[push], [push], [push], [push]]);
    stopListening();
    bank.answerWith(200, {});
    bank.sockets[0]?.emit('message', { type: 'login.token', data: {} });
    await ask(transport);
    expect(onPush).toHaveBeenCalledTimes(4);
  });

  it('[API-02] [USER-09] what is pushed before anybody listens is not lost', async () => {
    const { transport } = bank.open();
    await until(() => bank.sockets.length === 1);
    bank.sockets[0]?.emit('message', { type: 'login.token', data: { id: '7' } });
    bank.answerWith(200, {});
    await ask(transport);
    const onPush = vi.fn();
    transport.onPush(onPush);
    expect(onPush.mock.calls).toEqual([[{ type: 'login.token', data: { id: '7' } }]]);
  });

  it('[API-02] reads answers and pushes that are JSON text', async () => {
    const { transport } = bank.open();
    const onPush = vi.fn();
    transport.onPush(onPush);
    bank.reply = (socket, { id }) => {
      const push = { type: 'deposit.status', data: { depositId: 1, status: 0 } };
      for (const text of [push, { id, status: '200', data: { a: 1 } }])
        socket.emit('message', JSON.stringify(text));
    };
    await expect(ask(transport)).resolves.toEqual({ a: 1 });
    expect(onPush.mock.calls).toEqual([[{ type: 'deposit.status', data: { depositId: 1, status: 0 } }]]);
  });

  it.each([['ok'], [''], [false], [true], [[]]])(
    '[API-04] a status that is no number, as %j, leaves the outcome unknown: it is neither yes nor no',
    async status => {
      const { transport } = bank.open();
      bank.reply = (socket, { id }) => socket.emit('message', { id, status, data: {} });
      await expect(failureOf(ask(transport))).resolves.toMatchObject({ kind: 'broken' });
    },
  );

  it('[API-05] no answer for 30 s is a timeout, and a late one changes nothing', async () => {
    fakeTime();
    const { transport, observer } = bank.open();
    const failure = failureOf(ask(transport));
    await until(() => bank.received.length === 1);
    // Below the server's own patience with a silent client.
    for (let second = 0; second < 30; second++) await vi.advanceTimersByTimeAsync(1000);
    await expect(failure).resolves.toMatchObject({ kind: 'timeout', message: 'Request timeout' });
    bank.sockets[0]?.emit('message', { id: bank.received[0]?.id, status: 500, data: {} });
    // Nobody has refused.
    expect(observer.onRefusal).not.toHaveBeenCalled();
  });

  it('[API-02] gives up one request by its signal', async () => {
    const { transport } = bank.open();
    const given = new AbortController();
    const failure = failureOf(
      transport.request({ path: 'deposit-status', method: 'GET', signal: given.signal }),
    );
    await until(() => bank.received.length === 1);
    given.abort();
    await expect(failure).resolves.toMatchObject({ kind: 'aborted' });
  });

  it('[API-04] never sends what was given up while it was still connecting', async () => {
    const { transport } = bank.open();
    const given = new AbortController();
    const failure = failureOf(
      transport.request({ path: 'deposit-create', method: 'POST', signal: given.signal }),
    );
    given.abort();
    await expect(failure).resolves.toMatchObject({ kind: 'aborted' });
    bank.answerWith(200, {});
    await ask(transport);
    expect(bank.received.map(({ type }) => type)).toEqual(['BANKING:deposit-limits']);
  });

  it.each([
    ['is the player’s still', false],
    ['is another player’s', true],
  ])(
    '[HOST-04] a call that has waited for its connection waits until it is known that it %s',
    async (_, isClosed) => {
      let token = 'of-ana';
      let isUpdating = true;
      const { transport } = bank.open({ token: () => token });
      let end = () => {};
      const update = new Promise<void>(resolve => {
        end = resolve;
      });
      const updating = vi.fn(() => (isUpdating ? update : null));
      bank.answerWith(200, {});
      const call = transport.request({ path: 'deposit-create', method: 'POST', updating });
      token = 'of-bob';
      await until(() => updating.mock.calls.length > 0);
      expect(bank.received).toEqual([]);
      if (isClosed) transport.close();
      else token = 'of-ana';
      isUpdating = false;
      end();
      const ending = await call.catch(error => error.kind);
      expect(ending).toEqual(isClosed ? 'aborted' : {});
      expect(bank.received.map(message => message.token)).toEqual(isClosed ? [] : ['of-ana']);
    },
  );
});
