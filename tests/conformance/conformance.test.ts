import { createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { Server } from 'socket.io';
import { describe, expect, it } from 'vitest';
import type { RunOptions } from '../../src/conformance/Check';
import { exitCodeOf } from '../../src/conformance/exitCodeOf';
import { formatResults } from '../../src/conformance/formatResults';
import { brokenServers } from './brokenServers';
import { allMethods, answered, created, firstMethod, methodsOf } from './changes';
import { checkHttp, checkSocket, EMAIL, faultsOf, outcomesOf } from './checkServer';
import { listen } from './listen';
import { newToken, openSandbox } from './openSandbox';
import type { Change, Json } from './startBrokenServer';
import { startSocketServer } from './startSocketServer';

const { sandbox, urlOf, bankWith } = await openSandbox();

function rowsOf(list: unknown): Json[] {
  if (!Array.isArray(list)) throw new Error('The sandbox has answered no list.');
  return list;
}

const NO_SOCKET = 'no answer: no socket.io connection by websocket at /v4/socket.io, or it was refused';
const PATTERNS = ['(?i)^[a-z]+$', '\\A\\d+\\z', '(?P<year>\\d{4})', '/^[a-z]+$/i', '^\\p{L}+$'];
const PUSHES = { isCreating: true, isPushing: true, pushTimeoutMs: 300 };

describe('the sandbox keeps the contract', () => {
  it('[API-07] over HTTP, without a call that makes something', async () => {
    const results = await checkHttp(sandbox.url);
    expect(faultsOf(results)).toEqual([]);
    expect(results.filter(({ outcome }) => outcome === 'ok').length).toBeGreaterThan(9);
    expect([sandbox.bank.state.deposits, sandbox.bank.state.withdrawals]).toEqual([{}, {}]);
  });

  it('[API-07] over the socket', async () => {
    expect(faultsOf(await checkSocket(sandbox.url))).toEqual([]);
  });

  it('[WD-02] a withdrawal whose fields nobody has given is not tried, and the run is no success', async () => {
    const given = { isCreating: false, isWithdrawing: true };
    const results = await checkHttp(sandbox.url, given, 'demo-mx:contract-fields');
    expect(exitCodeOf(results, given)).toBe(2);
    expect(exitCodeOf(results, { ...given, isWithdrawing: false })).toBe(0);
    expect(outcomesOf(results, 'withdrawal-create', 'withdrawal-cancel')).toEqual(['skipped', 'skipped']);
    expect(results.find(({ call }) => call === 'withdrawal-create')?.reason).toContain('--field');
  });

  it('[DEP-09] [API-02] and tells over the socket of what was made', async () => {
    const given = { isCreating: true, isWithdrawing: true, isPushing: true, ...EMAIL };
    const results = await checkSocket(sandbox.url, given, 'demo-mx:contract-pushes');
    expect(faultsOf(results)).toEqual([]);
    const calls = ['deposit.status push', 'withdrawal.status push', 'every push'] as const;
    expect(outcomesOf(results, ...calls)).toEqual(['ok', 'ok', 'ok']);
  });

  it('[API-02] a server may write the messages of the socket as JSON text', async () => {
    const url = await urlOf(startSocketServer(() => undefined, JSON.stringify));
    const results = await checkSocket(url, { isCreating: true });
    expect(outcomesOf(results, 'methods-payment-v3', 'deposit-create')).toEqual(['ok', 'ok']);
  });

  it('[SWP-01] [SWP-02] with the calls of the sweepstake view', async () => {
    expect(faultsOf(await checkHttp(sandbox.url, { isSweepstake: true }, 'demo-sweep:contract'))).toEqual([]);
  });

  const spared: [path: string, given: Partial<RunOptions>, token: string, change: Change][] = [
    [
      'methods-payment-v3',
      { isCreating: true },
      'demo-mx:contract-spared',
      ({ body }) => {
        for (const method of methodsOf(body) as { amount_rules: Json; fields: Json[] | null }[]) {
          for (const rules of Object.values(method.amount_rules)) delete (rules as Json)['max'];
          if (method.fields?.length === 0) method.fields = null;
        }
      },
    ],
    [
      'methods-payment-v3',
      {},
      'demo-mx:contract-patterns',
      firstMethod({ fields: PATTERNS.map((regex, at) => ({ name: `x${at}`, regex })) }),
    ],
    [
      'methods-payment-v3',
      {},
      'demo-mx:contract-read-as-well',
      firstMethod({ isPopular: 1, currency: ['mxn'], video_guide_url: [], checkLuhn: '0' }),
    ],
    [
      'deposit-create',
      { isCreating: true },
      'demo-mx:contract-empty-data',
      created({ data: [], isFieldsRequired: 0 }),
    ],
    [
      'withdrawal-list',
      { isWithdrawing: true, ...EMAIL },
      'demo-mx:contract-epoch',
      ({ body }) => {
        for (const one of rowsOf(body)) one['created'] = Date.parse(String(one['created'])) / 1000;
      },
    ],
    [
      'sweepstake-boxes',
      { isSweepstake: true },
      'demo-sweep:contract-spared',
      ({ body }) => {
        for (const { boxes } of rowsOf(body))
          for (const box of rowsOf(boxes))
            for (const coins of rowsOf(box['currenciesList'])) delete coins['free'];
      },
    ],
    [
      'withdrawal-create',
      { isWithdrawing: true, ...EMAIL },
      'demo-mx:contract-spared-withdrawal',
      ({ body }) => Object.assign(body, { confirmation: { type: 'code' } }),
    ],
    [
      'withdrawal-list',
      { isWithdrawing: true, ...EMAIL },
      'demo-mx:contract-spared-list',
      ({ body }) => {
        for (const one of rowsOf(body)) delete one['isCancellable'];
      },
    ],
  ];

  it.each(spared)('[API-06] %s without what the contract does not ask for is no fault', async (...row) => {
    const [path, given, token, change] = row;
    const url = await bankWith(path, change);
    const results = await checkHttp(url, given, token);
    expect(faultsOf(results)).toEqual([]);
    expect(results.find(({ call }) => call === path)?.outcome).toBe('ok');
    expect(results.find(({ call }) => call === 'deposit-create')?.outcome).not.toBe('faulty');
  });

  it('[P2P-01] and those of peer-to-peer methods', async () => {
    const results = await checkHttp(sandbox.url, { country: 'KZ', currency: 'KZT' }, 'demo-kz:contract');
    expect(faultsOf(results)).toEqual([]);
    expect(results.find(({ call }) => call === 'deposit-check')?.outcome).toBe('ok');
  });

  it.each([
    ['banking.depositUnknown', 'ok'],
    ['ORDER_NOT_FOUND', 'ok'],
    ['', 'faulty'],
  ])(
    '[P2P-01] [API-06] also one that says by a 404 with the code %j that no peer-to-peer deposit is open: %s',
    async (code, outcome) => {
      const url = await bankWith(
        'deposit-check',
        answered(404, { code, message: 'There is no open deposit' }),
      );
      const results = await checkHttp(url, { country: 'KZ', currency: 'KZT' }, 'demo-kz:contract');
      expect(faultsOf(results)).toHaveLength(outcome === 'ok' ? 0 : 1);
      expect(results.find(({ call }) => call === 'deposit-check')?.outcome).toBe(outcome);
    },
  );
});

describe('a broken server', () => {
  it.each(brokenServers)('[API-06] %s (%#) is found out', async (path, change, problem, given = {}) => {
    const url = await bankWith(path, change);
    const results = await checkHttp(url, given, newToken());
    const faults = faultsOf(results);
    const all = results.flatMap(({ findings }) => findings.map(one => one.problem));
    expect(all.some(found => found.includes(problem))).toBe(true);
    expect(faults.length).toBeLessThan(7);
    expect(formatResults(results)).toContain(problem);
  });

  it('[API-06] that leaves a call to its router, whose 404 says nothing, is found out', async () => {
    const url = await bankWith('deposit-limits', answered(404, {}));
    expect(faultsOf(await checkHttp(url))).toEqual(['refused with status 404, without a message']);
  });

  it('[DEP-09] that tells nothing, or tells it in another shape, is found out', async () => {
    const quiet = await urlOf(startSocketServer(() => undefined));
    const silent = await checkSocket(quiet, PUSHES);
    expect(faultsOf(silent)).toContain('no push has named the depositId within 0.3 s');
    const odd = await urlOf(
      startSocketServer(depositId => ({ type: 'deposit.status', data: { depositId, amount: '5 USD' } })),
    );
    const found = await checkSocket(odd, PUSHES);
    expect(faultsOf(found)).toEqual(
      expect.arrayContaining([
        'amount is text, expected a number',
        expect.stringContaining('status is missing'),
      ]),
    );
    expect(outcomesOf(found, 'deposit.status push')).toEqual(['ok']);
  });

  it('[DEP-09] hears a push whose id is null, as the widget does', async () => {
    const data = (depositId: string) => ({ depositId, status: 'accepted' });
    const url = await urlOf(
      startSocketServer(depositId => ({ id: null, type: 'deposit.status', data: data(depositId) })),
    );
    expect(outcomesOf(await checkSocket(url, PUSHES), 'deposit.status push')).toEqual(['ok']);
  });

  it.each([
    ['closes', (socket: Duplex) => socket.end()],
    ['never ends', () => undefined],
  ])('[API-02] whose socket %s before its handshake is said to give no answer', async (_title, treat) => {
    const server = createServer();
    server.on('upgrade', (_request, socket) => treat(socket));
    const url = await urlOf(listen(server));
    const results = await checkSocket(url, {}, undefined, 500);
    expect(results[0]?.findings.map(({ problem }) => problem)).toEqual([NO_SOCKET]);
  });

  it('[METH-01] whose methods are all of another currency is asked to make nothing by them', async () => {
    for (const [path, call] of [
      ['methods-payment-v3', 'deposit-create'],
      ['methods-withdrawal', 'withdrawal-create'],
    ] as const) {
      const url = await bankWith(path, allMethods({ currency: ['USD'] }));
      const results = await checkHttp(url, { isCreating: true, isWithdrawing: true });
      expect(results.find(one => one.call === call)?.reason).toBe('no method is offered');
    }
  });

  it('[API-02] whose socket says its status in words is told so', async () => {
    const server = createServer();
    new Server(server, { path: '/v4/socket.io' }).on('connection', socket => {
      socket.on('message', ({ id }: { id: string }) =>
        socket.emit('message', { id, status: 'ok', data: { methods: [] } }),
      );
    });
    const faults = faultsOf(await checkSocket(await urlOf(listen(server))));
    expect(faults).toContain('refused with a status that is no number, without a message');
    expect(faults.join()).not.toContain('NaN');
  });

  it('[API-02] whose socket opens and is never joined is said to give no answer', async () => {
    const server = createServer();
    new Server(server, { path: '/v4/socket.io' }).use(() => {});
    const url = await urlOf(listen(server));
    const results = await checkSocket(url, {}, undefined, 500);
    expect(results[0]?.findings.map(({ problem }) => problem)).toEqual([NO_SOCKET]);
  });

  it('[RUM-01] that cannot be reached is said to be so, and no token is shown', async () => {
    const results = await checkHttp('http://127.0.0.1:9', {}, 'secret-of-a-player');
    const text = formatResults(results);
    expect(text).toContain('no answer');
    expect(text).not.toContain('secret-of-a-player');
    expect(JSON.stringify(results)).not.toContain('secret-of-a-player');
  });
});
