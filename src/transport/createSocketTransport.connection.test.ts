// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { failureOf } from '../../tests/support/unit/failureOf';
import { ask, fakeTime, setUpSocketServer, until } from '../../tests/support/unit/setUpSocketServer';

const bank = setUpSocketServer();

describe('the connection of the socket transport', () => {
  it('[API-03] tries again 3 times with a growing wait, then it is a network error', async () => {
    await bank.stop();
    fakeTime();
    const { transport, observer } = bank.open();
    const failure = failureOf(ask(transport));
    for (const [index, milliseconds] of [1000, 2000, 4000].entries()) {
      await until(() => observer.onSocketReconnectAttempt.mock.calls.length === index + 1);
      await vi.advanceTimersByTimeAsync(milliseconds);
    }
    await expect(failure).resolves.toMatchObject({ kind: 'network' });
    expect(observer.onSocketReconnectAttempt.mock.calls).toEqual([[1], [2], [3]]);
    expect(observer.onSocketInit).not.toHaveBeenCalled();
    await bank.start();
  });

  it.each([
    ['the network', 'online'],
    ['the player', 'visibilitychange'],
  ])(
    '[API-03] [USER-09] after all tries it connects, for what may be pushed, once %s is back',
    async (_, type) => {
      const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
      vi.stubGlobal('document', page);
      vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
      await bank.stop();
      fakeTime();
      const { transport, observer } = bank.open();
      const failure = failureOf(ask(transport));
      await until(() => observer.onSocketReconnectAttempt.mock.calls.length === 1);
      await vi.advanceTimersByTimeAsync(22_000);
      await failure;
      await bank.start(bank.port);
      page.dispatchEvent(new Event('visibilitychange'));
      page.visibilityState = 'visible';
      expect(observer.onSocketReconnectAttempt).toHaveBeenCalledTimes(3);
      page.dispatchEvent(new Event(type));
      await until(() => bank.sockets.length === 1);
    },
  );

  it('[API-03] the first try that works serves the request that waited', async () => {
    await bank.stop();
    fakeTime();
    const { transport, observer } = bank.open();
    bank.answerWith(200, 'late');
    const answer = ask(transport);
    await until(() => observer.onSocketReconnectAttempt.mock.calls.length === 1);
    await bank.start(bank.port);
    await vi.advanceTimersByTimeAsync(1000);
    await expect(answer).resolves.toBe('late');
    expect(bank.received).toHaveLength(1);
  });

  it('[API-03] after a drop requests in flight fail, and it connects again by the same policy', async () => {
    const { transport, observer } = bank.open();
    const onReconnect = vi.fn();
    transport.onReconnect(onReconnect);
    const failure = failureOf(ask(transport, 'deposit-create'));
    await until(() => bank.received.length === 1);
    bank.sockets[0]?.conn.close();
    await expect(failure).resolves.toMatchObject({ kind: 'network' });
    await until(() => bank.sockets.length === 2);
    await until(() => onReconnect.mock.calls.length === 1);
    expect(bank.received).toHaveLength(1);
    expect(observer.onSocketInit).toHaveBeenCalledOnce();
    expect(observer.onSocketReconnectAttempt.mock.calls).toEqual([[1]]);
    bank.answerWith(200, 'again');
    await expect(ask(transport)).resolves.toBe('again');
  });

  it('[API-03] connections that the server drops at once count as failed tries, and a lasting one as none', async () => {
    fakeTime();
    const { transport, observer } = bank.open();
    const drop = async (nth: number) => {
      await until(() => bank.sockets.length === nth);
      bank.sockets[nth - 1]?.conn.close();
    };
    await drop(1);
    await drop(2);
    for (const [index, milliseconds] of [1000, 2000, 4000].entries()) {
      await until(() => observer.onSocketReconnectAttempt.mock.calls.length === index + 2);
      expect(bank.sockets).toHaveLength(index + 2);
      await vi.advanceTimersByTimeAsync(milliseconds);
      await drop(index + 3);
    }
    await vi.advanceTimersByTimeAsync(20_000);
    expect(observer.onSocketReconnectAttempt.mock.calls).toEqual([[1], [2], [3], [4]]);
    expect(bank.sockets).toHaveLength(5);

    bank.answerWith(200, 'asked anew');
    await vi.waitFor(async () => expect(await ask(transport)).toBe('asked anew'));
    expect(bank.sockets).toHaveLength(6);
    bank.time = 10_000;
    await drop(6);
    await until(() => bank.sockets.length === 7);
  });

  it('[USER-09] [API-03] a new connection reads the token and the settings anew', async () => {
    let token = 'old';
    bank.open({ handshakeToken: () => token });
    await until(() => bank.sockets.length === 1);
    token = 'new';
    bank.sockets[0]?.conn.close();
    await until(() => bank.sockets.length === 2);
    expect(bank.sockets.map(socket => socket.handshake.query['Authorization'])).toEqual(['old', 'new']);
  });

  it('[USER-09] [HOST-04] [API-02] a call that has waited for its connection carries the token of then', async () => {
    await bank.stop();
    fakeTime();
    let token = 'old';
    const { transport, observer } = bank.open({ token: () => token });
    bank.answerWith(200, 'yes');
    const answer = transport.request({ path: 'sweepstake-boxes', method: 'POST' });
    await until(() => observer.onSocketReconnectAttempt.mock.calls.length === 1);
    token = 'new';
    await bank.start(bank.port);
    await vi.advanceTimersByTimeAsync(1000);
    await answer;
    expect(bank.received).toMatchObject([{ token: 'new', data: {} }]);
  });

  it.each<[how: string, refusal: Error, code: string | undefined, message: string | RegExp]>([
    [
      'by its status',
      Object.assign(new Error('Go away'), { data: { status: 401, code: 'auth.tokenExpired' } }),
      'auth.tokenExpired',
      'Go away',
    ],
    ['in words', new Error('jwt expired: old-token'), undefined, /^jwt expired: /],
    ['as unauthorized', new Error('Unauthorized'), undefined, 'Unauthorized'],
    ['by the token', new Error('Token expired'), undefined, 'Token expired'],
    ['by its kind', new Error('JWT malformed'), undefined, 'JWT malformed'],
  ])(
    '[ERR-01] [API-03] a connection that is refused for its token, %s, is told and not tried again; a new token connects',
    async (_, refusal, code, message) => {
      let token = 'old-token';
      bank.refusal = given => (given === 'old-token' ? refusal : undefined);
      bank.answerWith(200, 'new');
      const { transport, observer } = bank.open({ token: () => token, handshakeToken: () => token });
      const told = { status: 401, ...(code && { code }), message: expect.stringMatching(message) };
      await expect(failureOf(ask(transport))).resolves.toMatchObject({ kind: 'refused', ...told });
      expect(observer.onRefusal).toHaveBeenCalledWith(expect.objectContaining(told), 'old-token');
      expect(JSON.stringify(observer.onRefusal.mock.calls.map(([refusal]) => refusal))).not.toContain(
        'old-token',
      );
      expect(observer.onSocketReconnectAttempt).not.toHaveBeenCalled();
      token = 'new';
      await expect(ask(transport)).resolves.toBe('new');
    },
  );

  it('[ERR-01] [API-02] a refused connection that carried no token is told as a refusal of the host’s own', async () => {
    bank.refusal = () => Object.assign(new Error('Unauthorized'), { data: { status: 401 } });
    const { transport, observer } = bank.open({ token: () => 'of-the-host', handshakeToken: () => '' });
    await expect(failureOf(ask(transport))).resolves.toMatchObject({ kind: 'refused', status: 401 });
    expect(observer.onRefusal.mock.calls.map(([, token]) => token)).toEqual(
      observer.onRefusal.mock.calls.map(() => 'of-the-host'),
    );
  });

  it('[ERR-01] [API-03] a refused connection is told to the host also where no call waits for it', async () => {
    bank.refusal = () => Object.assign(new Error('Unauthorized'), { data: { status: 401 } });
    const { observer } = bank.open({ token: () => 'old' });
    await until(() => observer.onRefusal.mock.calls.length === 1);
    expect(observer.onRefusal).toHaveBeenCalledWith(expect.objectContaining({ status: 401 }), 'old');
  });

  it('[API-03] a connection that is refused for any other reason is tried again', async () => {
    fakeTime();
    let refused = 0;
    bank.refusal = () =>
      refused++ ? undefined : Object.assign(new Error('No authors'), { data: { status: 503 } });
    bank.answerWith(200, 'later');
    const { transport, observer } = bank.open();
    await expect(ask(transport)).resolves.toBe('later');
    expect(observer.onRefusal).not.toHaveBeenCalled();
    expect(observer.onSocketReconnectAttempt).toHaveBeenCalledOnce();
  });

  it('[API-03] [API-04] what a dead connection did not send is not sent after the drop: its call has failed', async () => {
    const { transport } = bank.open();
    bank.answerWith(200, 'yes');
    expect(await ask(transport)).toBe('yes');
    // As after a sleep of the device: the library finds on sending that no ping has come, and keeps the message.
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 600_000);
    await expect(failureOf(ask(transport, 'deposit-create'))).resolves.toMatchObject({ kind: 'network' });
    await until(() => bank.sockets.length === 2);
    expect(await ask(transport)).toBe('yes');
    expect(bank.received.map(({ type }) => type)).not.toContain('BANKING:deposit-create');
  });

  it('[API-04] a marked call is asked once more after a drop', async () => {
    fakeTime();
    const { transport, observer } = bank.open();
    bank.reply = (socket, { id }) => {
      if (bank.received.length === 1) socket.conn.close();
      else socket.emit('message', { id, status: 200, data: 'second' });
    };
    const answer = ask(transport, 'deposit-status', 'network');
    await until(() => observer.onRetry.mock.calls.length === 1);
    await vi.advanceTimersByTimeAsync(2000);
    await expect(answer).resolves.toBe('second');
  });

  it('[HOST-05] closing ends the connection, and nothing opens it again', async () => {
    const { transport } = bank.open();
    await until(() => bank.sockets.length === 1);
    const failure = failureOf(ask(transport));
    await until(() => bank.received.length === 1);
    transport.close();
    // As over HTTP: given up for another bank or player, who must not read of a network failure.
    await expect(failure).resolves.toMatchObject({ kind: 'aborted' });
    await until(() => bank.sockets[0]?.connected === false);
    await expect(failureOf(ask(transport))).resolves.toMatchObject({ kind: 'aborted' });
    expect(bank.sockets).toHaveLength(1);
  });

  it('[HOST-05] closing while it waits for the next try ends the waiting', async () => {
    await bank.stop();
    fakeTime();
    const { transport, observer } = bank.open();
    const failure = failureOf(ask(transport));
    await until(() => observer.onSocketReconnectAttempt.mock.calls.length === 1);
    transport.close();
    await expect(failure).resolves.toMatchObject({ kind: 'aborted' });
    await bank.start();
  });
});
