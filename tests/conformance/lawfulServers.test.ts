import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { describe, expect, it } from 'vitest';
import { exitCodeOf } from '../../src/conformance/exitCodeOf';
import { allMethods, answered, firstMethod, methodsOf } from './changes';
import { checkHttp, checkSocket, EMAIL, faultsOf, outcomesOf } from './checkServer';
import { listen } from './listen';
import { newToken, openSandbox } from './openSandbox';
import type { Json } from './startBrokenServer';
import { startSocketServer } from './startSocketServer';

const { sandbox, urlOf, bankWith } = await openSandbox();

describe('a server that does what the contract allows has no fault', () => {
  it('[API-02] whose address has a path: the socket is at its origin', async () => {
    const url = await urlOf(startSocketServer(() => undefined));
    const results = await checkSocket(`${url}/bank`, { isCreating: true });
    expect(outcomesOf(results, 'methods-payment-v3', 'deposit-create')).toEqual(['ok', 'ok']);
  });

  it('[API-02] that does not answer calls it does not know is still looked at', async () => {
    const server = createServer();
    new Server(server, { path: '/v4/socket.io' }).on('connection', socket => {
      socket.on('message', ({ id, type }: { id: string; type: string }) => {
        const isList = type.endsWith(':methods-payment-v3');
        const answer = isList
          ? { status: 200, data: { methods: [] } }
          : { status: 404, data: { message: 'No' } };
        if (!type.endsWith(':no-such-call')) socket.emit('message', { id, ...answer });
      });
    });
    const results = await checkSocket(await urlOf(listen(server)), {}, undefined, 1_000);
    expect(outcomesOf(results, 'methods-payment-v3', 'an unknown call')).toEqual(['ok', 'faulty']);
  });

  it.each(['*, Authorization', 'Authorization,*'])('[API-01] that allows the headers %s', async allowed => {
    const url = await bankWith('OPTIONS methods-payment-v3', answer => {
      answer.headers = { ...answer.headers, 'access-control-allow-headers': allowed };
    });
    expect(faultsOf(await checkHttp(url))).toEqual([]);
  });

  it('[ERR-01] that limits how often it may be asked: each call is made again when it says', async () => {
    let calls = 0;
    const url = await bankWith('deposit-create', answer => {
      calls += 1;
      // The three calls of one intent, of which the first two come at once.
      if (calls > 3) return;
      Object.assign(answer, { status: 429, body: {}, headers: { 'retry-after': '0' } });
    });
    const results = await checkHttp(url, { isCreating: true });
    expect(faultsOf(results)).toEqual([]);
    expect(outcomesOf(results, 'deposit-create', 'deposit-status after the create')).toEqual(['ok', 'ok']);
    expect(calls).toBe(6);
  });

  it('[FORM-05] whose maximum below zero is none', async () => {
    const url = await bankWith(
      'methods-payment-v3',
      firstMethod({ amount_rules: { MXN: { min: 10, max: -1 } } }),
    );
    expect(faultsOf(await checkHttp(url))).toEqual([]);
  });

  it('[DEP-02] [WD-02] of a region that is not the player’s: every creating call names it', async () => {
    const given = { country: 'BR', currency: 'BRL', isCreating: true, isWithdrawing: true };
    const results = await checkHttp(
      sandbox.url,
      { ...given, withdrawalMethod: 'pix', fields: PIX },
      newToken(),
    );
    expect(faultsOf(results).filter(problem => problem.includes('status 404'))).toEqual([]);
  });

  it('[DEP-08] that wants a payment session of a group, and its id with the deposit', async () => {
    const sessions: unknown[] = [];
    const started = await bankWith('session-start', ({ body }, sent) => {
      sessions.push(sent['pendingGroup'], sent['amount'], body['payment_session_id']);
    });
    const token = newToken();
    await checkHttp(started, { isCreating: true }, token);
    const payloads: Json[] = [];
    const created = await bankWith('deposit-create', (_answer, sent) => payloads.push(sent));
    await checkHttp(created, { isCreating: true }, token);
    const [group, amount, id] = sessions;
    expect(group).not.toBe('');
    expect(payloads[0]).toMatchObject({ amount, paymentSessionId: id });
  });

  it('[P2P-02] [CAP-01] [DEP-07] whose first methods are not made by deposit-create alone', async () => {
    const url = await bankWith('methods-payment-v3', ({ body }) => {
      const plain = methodsOf(body).find(({ fields }) => (fields as Json[]).length === 0);
      const odd = [
        { cardViewType: 5 },
        { name: 'sbp_p2p' },
        { name: 'phone_p2p' },
        { isPreparationRequired: true },
      ];
      methodsOf(body).unshift(...odd.map((differs, at) => ({ ...plain, name: `odd-${at}`, ...differs })));
    });
    const results = await checkHttp(url, { isCreating: true }, newToken());
    expect(outcomesOf(results, 'deposit-create', 'deposit-cancel')).toEqual(['ok', 'ok']);
  });

  it.each([
    ['deposit', 'methods-payment-v3', { isCreating: true }],
    ['withdrawal', 'methods-withdrawal', { isWithdrawing: true }],
  ])('[FORM-01] whose %s methods have no field but the amount', async (payment, path, given) => {
    const fields = [
      { name: 'amount', regex: '.*' },
      { name: 'trace', type: 'hidden' },
    ];
    const url = await bankWith(path, allMethods({ fields }));
    const results = await checkHttp(url, given, newToken());
    expect(outcomesOf(results, `${payment}-create`)).not.toEqual(['skipped']);
  });

  it('[FORM-05] whose limits for the method that is named are others than its rules', async () => {
    const results = await checkHttp(sandbox.url, { isCreating: true, method: 'codi' }, newToken());
    expect(faultsOf(results)).toEqual([]);
    expect(outcomesOf(results, 'deposit-create')).toEqual(['ok']);
  });

  it.each([
    [914, 'ok'],
    [915, 'skipped'],
  ])(
    '[CAP-01] that wants a captcha, which nobody is there to solve: an amount of %i',
    async (amount, outcome) => {
      const given = { isCreating: true, method: 'card_wallet', amount };
      const results = await checkHttp(sandbox.url, given, newToken());
      expect(faultsOf(results)).toEqual([]);
      expect(outcomesOf(results, 'deposit-create')).toEqual([outcome]);
      expect(exitCodeOf(results, { isCreating: true, isWithdrawing: false })).toBe(outcome === 'ok' ? 0 : 2);
    },
  );

  it('[DEP-09] [WD-02] whose payments have ended before they are listed and cancelled', async () => {
    const deposit = { isCreating: true, method: 'card_wallet', amount: 901 };
    const withdrawal = { isWithdrawing: true, ...EMAIL, withdrawalAmount: 901 };
    const results = await checkHttp(sandbox.url, { ...deposit, ...withdrawal }, newToken());
    expect(faultsOf(results)).toEqual([]);
    const notes = results.flatMap(({ findings }) => findings.map(({ problem }) => problem));
    expect(notes).toContain('the deposit still stands');
    expect(notes).toContain('the withdrawal still stands');
  });

  it.each([
    'methods-country-selector-v2',
    'methods-withdrawal',
    'deposit-limits',
    'session-start',
    'withdrawal-list',
  ])('[API-06] that does not serve %s and says so', async path => {
    const url = await bankWith(path, answered(404, { message: 'No such call' }));
    const results = await checkHttp(url, { isCreating: true }, newToken());
    expect(faultsOf(results)).toEqual([]);
    expect(results.flatMap(({ findings }) => findings)).toContainEqual(
      expect.objectContaining({ call: path, level: 'note', problem: 'refused with status 404' }),
    );
  });

  it('[P2P-03] that cancels no deposit, as it has no peer-to-peer method', async () => {
    const listed = await bankWith('methods-payment-v3', ({ body }) => {
      body['methods'] = [{ name: 'card_wallet', currency: ['MXN'] }];
    });
    const url = await bankWith('deposit-cancel', answered(404, { message: 'No such call' }), listed);
    const results = await checkHttp(url, { isCreating: true, amount: 501 }, newToken());
    expect(faultsOf(results)).toEqual([]);
    expect(outcomesOf(results, 'deposit-create', 'deposit-cancel')).toEqual(['ok', 'ok']);
  });

  it('[CRY-01] [FORM-12] that wants the chosen network as wallet, and a CPF as numberId', async () => {
    let sent: Json = {};
    const url = await bankWith('deposit-create', (_answer, payload) => {
      sent = payload;
    });
    const fields = { network: 'TRON', pixKey: '12345678909', pixKeyType: 'cpf' };
    await checkHttp(url, { isCreating: true, method: 'usdt', fields }, newToken());
    expect(sent).toMatchObject({ wallet: 'TRON', fields: { numberId: '12345678909' } });
  });

  it('[METH-07] whose withdrawals are taken from the additional account', async () => {
    const url = await bankWith('methods-withdrawal', allMethods({ accountTypes: ['additional'] }));
    let sent: Json = {};
    const watched = await bankWith(
      'withdrawal-create',
      (_answer, payload) => {
        sent = payload;
      },
      url,
    );
    await checkHttp(watched, { isWithdrawing: true, ...EMAIL }, newToken());
    expect(sent['accountType']).toBe('additional');
  });
});

describe('what is made', () => {
  it.each([
    ['deposit-create', { isCreating: true }],
    ['withdrawal-create', { isWithdrawing: true }],
  ])('[FORM-05] by %s is of the smallest amount, also in a coin', async (path, given) => {
    const amounts: number[] = [];
    const methods = path === 'withdrawal-create' ? 'methods-withdrawal' : 'methods-payment-v3';
    const rules = { amount_rules: { BTC: { min: 0.00025, max: 0.5 } }, fields: [] };
    const listed = await bankWith(methods, allMethods(rules));
    const url = await bankWith(path, (_answer, sent) => amounts.push(Number(sent['amount'])), listed);
    await checkHttp(url, { ...given, currency: 'BTC' }, newToken('demo-btc'));
    expect(amounts).toHaveLength(3);
    expect(Math.max(...amounts)).toBeLessThan(0.001);
  });

  it.each([
    ['deposit', { isCreating: true }],
    ['withdrawal', { isWithdrawing: true, ...EMAIL }],
  ])('[DEP-09] [WD-02] and not cancelled is said to stand: %s', async (payment, given) => {
    const url = await bankWith(`${payment}-status`, answer => {
      if (answer.status === 200) answer.body['status'] = 'waiting';
    });
    const results = await checkHttp(url, given, newToken());
    const cancel = results.find(({ call }) => call === `${payment}-cancel`);
    expect(cancel?.findings).toMatchObject([{ level: 'note', problem: `the ${payment} still stands` }]);
  });
});

it('[DEP-09] what a push in another shape means is said of pushes', async () => {
  const url = await urlOf(startSocketServer(() => ({ type: 'login.token', data: [] })));
  const results = await checkSocket(url, { isCreating: true });
  const [finding] = results.find(({ call }) => call === 'every push')?.findings ?? [];
  expect(finding).toMatchObject({ call: 'login.token push' });
  expect(finding?.meaning).not.toContain('call');
});

const PIX = { pixKey: '123', pixKeyType: 'email' };
