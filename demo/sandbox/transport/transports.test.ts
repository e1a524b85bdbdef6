// @vitest-environment node
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newIntent, startSandbox, type TestSandbox } from '../testing/startSandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.bank.faults.clear());
afterAll(() => sandbox.close());

const list = { country: 'MX', currency: 'MXN', abTestGroup: 'group_a' };

describe('HTTP', () => {
  it('answers any origin, and its preflight', async () => {
    const preflight = await fetch(`${sandbox.url}/api/BANKING/deposit-create`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://host.example',
        'Access-Control-Request-Headers': 'authorization,extra-params',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('https://host.example');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,extra-params');
  });

  it.each([
    ['', 401, 'auth.tokenInvalid'],
    ['nobody', 401, 'auth.tokenInvalid'],
    ['demo-expired', 401, 'auth.tokenExpired'],
    ['demo-mx:expired', 401, 'auth.tokenExpired'],
  ])('answers the token %j with %d %s', async (token, status, code) => {
    const reply = await sandbox.post('methods-payment-v3', list, token);
    expect([reply.status, reply.data['code']]).toEqual([status, code]);
  });

  it('refuses unknown calls, wrong methods and bad JSON with reasons', async () => {
    expect((await sandbox.post('no-such-call')).status).toBe(404);
    expect((await sandbox.post('__proto__')).status).toBe(404);
    expect((await sandbox.get('deposit-create')).status).toBe(405);
    const headers = { Authorization: 'Bearer demo-mx', 'extra-params': '{broken' };
    const broken = await fetch(`${sandbox.url}/api/BANKING/withdrawal-list`, { headers });
    expect(broken.status).toBe(400);
    const bad = await fetch(`${sandbox.url}/api/BANKING/events`, {
      method: 'POST',
      headers: { Authorization: 'demo-mx' },
      body: '{bad',
    });
    expect(bad.status).toBe(400);
    const huge = await fetch(`${sandbox.url}/api/BANKING/events`, {
      method: 'POST',
      body: 'x'.repeat(1_100_000),
    });
    expect(huge.status).toBe(413);
  });

  it('takes the bare list of the events call, and notes calls without secrets', async () => {
    expect((await sandbox.post('events', [{ key: 'deposit', timestamp: 1, value: 2 }])).status).toBe(200);
    await sandbox.post(
      'deposit-create',
      {
        requestId: newIntent(),
        amount: 500,
        currency: 'MXN',
        paymentType: 'card',
        fields: { card_number: '4111111111111111' },
      },
      'demo-mx:noted',
    );
    const { data } = await sandbox.admin('GET', 'requests?path=deposit-create&userId=user-mx:noted');
    expect(data).toMatchObject([
      { transport: 'http', status: 400, extraParams: { platformVersion: 'redesign' } },
    ]);
    expect(JSON.stringify(sandbox.bank.requests)).not.toMatch(/4111111111111111|demo-mx/);
  });
});

describe('the socket', () => {
  it('answers as HTTP does', async () => {
    const { call } = await sandbox.connect();
    for (const [path, input] of [
      ['methods-payment-v3', list],
      ['deposit-limits', { paymentMethod: 'codi' }],
      ['nothing', {}],
    ] as const) {
      expect(await call(path, input)).toEqual(await sandbox.post(path, input));
    }
    expect(await call('methods-country-selector-v2')).toEqual(
      await sandbox.get('methods-country-selector-v2'),
    );
  });

  it('takes the token of the message before that of the handshake, and pushes to its player alone', async () => {
    const quiet = await sandbox.connect('demo-mx:quiet');
    const { call, pushes } = await sandbox.connect('');
    expect((await call('withdrawal-list', {}, '')).status).toBe(401);
    expect((await call('withdrawal-list', {}, 'demo-mx:late')).status).toBe(200);
    await sandbox.admin('POST', 'push', {
      userId: 'user-mx:late',
      type: 'login.token',
      data: { name: 'Ana' },
    });
    await sandbox.until(() => pushes.some(push => push.data['name'] === 'Ana'));
    expect(quiet.pushes.some(push => push.data['name'] === 'Ana')).toBe(false);
  });

  it.each([
    ['demo-expired', 'auth.tokenExpired'],
    ['demo-mx:expired', 'auth.tokenExpired'],
    ['nobody', 'auth.tokenInvalid'],
  ])('refuses the connection of the token %j with 401 %s', async (token, code) => {
    await expect(sandbox.connect(token)).rejects.toMatchObject({ data: { status: 401, code } });
  });

  it('is websocket only', async () => {
    const socket = io(sandbox.url, {
      path: '/v4/socket.io',
      transports: ['polling'],
      reconnection: false,
      forceNew: true,
    });
    await expect(
      new Promise((resolve, reject) =>
        socket.once('connect', () => resolve('open')).once('connect_error', reject),
      ),
    ).rejects.toThrow();
    socket.close();
  });

  it('survives messages that are none', async () => {
    const { socket, call } = await sandbox.connect();
    for (const message of [
      null,
      7,
      'text',
      [],
      {},
      { type: 9 },
      { type: 'BANKING:' },
      { id: {}, type: '::' },
    ])
      socket.emit('message', message);
    expect((await call('withdrawal-list')).status).toBe(200);
  });

  it('survives an id that cannot be written', async () => {
    const { socket, call } = await sandbox.connect();
    const deep = `{"type":"BANKING:withdrawal-list","id":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    // The packet as a hostile client writes it: this client's own writer would give up on it.
    socket.io.engine.write(`2["message",${deep}]`);
    expect((await call('withdrawal-list')).status).toBe(200);
  });
});

describe('faults', () => {
  const call = (input = {}): Promise<Response> =>
    fetch(`${sandbox.url}/api/BANKING/withdrawal-list`, { headers: { Authorization: 'demo-mx' }, ...input });

  it.each([
    ['5xx', 503, '{"message":"Injected failure","code":"fault.injected"}'],
    ['unauthorized', 401, '{"message":"Token expired","code":"auth.tokenExpired"}'],
    ['empty', 200, ''],
    ['null', 200, 'null'],
    ['garbage', 200, '{"apiResponse": {"depositId": "dep_'],
    ['latency', 200, '[]'],
    ['slow', 200, '[]'],
  ])('%s', async (kind, status, text) => {
    await sandbox.admin('POST', 'faults', { path: 'withdrawal-list', kind, count: 1, ms: 5 });
    const response = await call();
    expect([response.status, await response.text()]).toEqual([status, text]);
    expect(await (await call()).text()).toBe('[]');
  });

  it('slow leaves a refusal a refusal', async () => {
    await sandbox.admin('POST', 'faults', { path: 'no-such-call', kind: 'slow' });
    expect((await sandbox.get('no-such-call')).status).toBe(404);
    await sandbox.admin('POST', 'faults', { path: 'deposit-create', kind: 'slow' });
    expect((await sandbox.post('deposit-create')).status).toBe(422);
  });

  it('drop and drop-after end the connection, the second after the money has moved', async () => {
    const order = { requestId: newIntent(), amount: 500, currency: 'MXN', paymentType: 'mercado_pago' };
    for (const kind of ['drop', 'drop-after']) {
      await sandbox.admin('POST', 'faults', { path: 'deposit-create', kind });
      await expect(sandbox.post('deposit-create', order)).rejects.toThrow();
      const { status } = await sandbox.get('deposit-status', { requestId: order.requestId });
      expect(status).toBe(kind === 'drop' ? 404 : 200);
    }
  });

  it('is kept for a call of a player where the token is nobody’s', async () => {
    await sandbox.admin('POST', 'faults', { path: 'withdrawal-list', kind: '5xx' });
    expect((await call({ headers: { Authorization: 'demo-expired' } })).status).toBe(401);
    expect([(await call()).status, (await call()).status]).toEqual([503, 200]);
  });

  it('hits only the player and the transport that it names', async () => {
    await sandbox.admin('POST', 'faults', {
      path: '*',
      kind: '5xx',
      count: 9,
      transport: 'socket',
      userId: 'user-br',
    });
    const { call: socketCall } = await sandbox.connect();
    expect([(await call()).status, (await socketCall('withdrawal-list')).status]).toEqual([200, 200]);
    expect((await socketCall('withdrawal-list', {}, 'demo-br')).status).toBe(503);
  });
});
