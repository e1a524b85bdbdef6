import { describe, expect, it, vi } from 'vitest';
import { networkFailure } from '../../../../tests/support/unit/createFakeTransport';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { deferred } from '../../../../tests/support/unit/deferred';
import { methodsAnswer, sampleCard, sampleMethod } from '../../../../tests/support/unit/samples';
import { applyParentChanges } from '../../../app/changes/applyParentChanges';
import { loadDepositMethods } from './loadDepositMethods';

const PATH = 'methods-payment-v3';
const open = (answer: unknown, options: Parameters<typeof createTestCashier>[0] = {}) =>
  createTestCashier({ ...options, answers: { [PATH]: answer } });

describe('loading the deposit methods', () => {
  it('[METH-01] asks with country, currency and the group of the experiment', async () => {
    const experiments = [{ key: 'analytics-21868', group: 'group_b' }];
    const { cashier, transport } = await open(methodsAnswer(sampleMethod()), { parent: { experiments } });
    await loadDepositMethods(cashier);
    expect(transport.sent(PATH)).toEqual([{ country: 'MX', currency: 'MXN', abTestGroup: 'group_b' }]);
    expect(cashier.methods.status).toBe('ready');
    expect(cashier.methods.list.map(({ name }) => name)).toEqual(['mercado_pago']);
  });

  it('[HOST-02] the experiment’s group is group_a unless it is said', async () => {
    const { cashier, transport } = await open(methodsAnswer(sampleMethod()));
    await loadDepositMethods(cashier);
    expect(transport.sent(PATH)[0]).toMatchObject({ abTestGroup: 'group_a' });
  });

  it.each([
    ['iconIds', 'visa'],
    ['iconIds', { a: 1 }],
    ['video_guide_url', 'https://video.example'],
    ['isPopular', 'yes'],
    ['text', 'Mercado Pago'],
    ['text', { en: 'Mercado Pago', es: 5 }],
    ['position', 'first'],
    ['checkLuhn', 'maybe'],
    ['disabledReason', { en: 'Soon' }],
    ['accountTypes', 'main'],
  ])(
    '[API-06] [METH-01] a method whose %s cannot be read (%j) loses that alone, and the host hears of it',
    async (field, value) => {
      const { cashier, told } = await open({ methods: [{ ...sampleMethod(), [field]: value }] });
      await loadDepositMethods(cashier);
      expect(cashier.methods.list).toMatchObject([
        { name: 'mercado_pago', amount_rules: { MXN: { min: 21 } } },
      ]);
      expect(told('Error')).toMatchObject([{ message: expect.stringContaining(`methods.0: ${field}`) }]);
    },
  );

  it('[METH-05] a chosen region is the country', async () => {
    const { cashier, transport } = await open(methodsAnswer(sampleMethod()));
    cashier.methods.selectedCountry = 'BR';
    await loadDepositMethods(cashier);
    expect(transport.sent(PATH)[0]).toMatchObject({ country: 'BR' });
  });

  it('[ROUTE-06] is loading meanwhile, and asks once', async () => {
    const answer = deferred();
    const { cashier, transport } = await open(() => answer.promise);
    const first = loadDepositMethods(cashier);
    expect(cashier.methods.status).toBe('loading');
    await loadDepositMethods(cashier);
    answer.resolve(methodsAnswer(sampleMethod()));
    await first;
    expect(transport.sent(PATH)).toHaveLength(1);
  });

  it.each([
    ['list', methodsAnswer(sampleCard())],
    ['empty list', methodsAnswer()],
    ['failure', networkFailure()],
  ])(
    '[HOST-04] [ROUTE-06] a late %s of a question that was asked before counts no more',
    async (_, outcome) => {
      const late = deferred();
      const { cashier, transport } = await open(() => late.promise);
      const { methods, deposit, router } = cashier;
      const first = loadDepositMethods(cashier);
      await vi.waitFor(() => expect(transport.sent(PATH)).toHaveLength(1));
      methods.status = 'idle';
      transport.answer(PATH, {
        ...methodsAnswer(sampleMethod()),
        paymentSession: { payment_session_id: 'later', created_at: '', pending_group: '' },
      });
      await loadDepositMethods(cashier);
      if (outcome instanceof Error) late.reject(outcome);
      else late.resolve({ ...outcome, paymentSession: { payment_session_id: 'of the one before' } });
      await first;
      expect(methods.status).toBe('ready');
      expect(methods.list.map(({ name }) => name)).toEqual(['mercado_pago']);
      expect(deposit.paymentSessionId).toBe('later');
      expect(router.current().path).toBe('/deposit');
    },
  );

  it.each([null, '', undefined, {}])(
    '[DEP-08] [API-06] a payment session whose id is %j is none: the player has the methods',
    async id => {
      const paymentSession = { payment_session_id: id, created_at: null };
      const { cashier } = await open(() => ({ ...methodsAnswer(sampleMethod()), paymentSession }));
      await loadDepositMethods(cashier);
      expect(cashier.methods.status).toBe('ready');
      expect(cashier.deposit.paymentSessionId).toBeNull();
    },
  );

  it.each([
    ['an empty list', methodsAnswer()],
    ['a failure', networkFailure()],
  ])(
    '[ROUTE-02] [USER-09] %s is not of the sweepstake that was switched to meanwhile',
    async (_, outcome) => {
      const answer = deferred();
      const { cashier } = await open(() => answer.promise);
      const loading = loadDepositMethods(cashier);
      applyParentChanges(cashier, { widgetViewType: 'sweep' });
      if (outcome instanceof Error) answer.reject(outcome);
      else answer.resolve(outcome);
      await loading;
      await new Promise(resolve => setTimeout(resolve, 20));
      expect(cashier.router.current().path).toBe('/deposit');
      expect(cashier.methods.status).toBe('idle');
    },
  );

  it.each([
    ['an empty list', methodsAnswer()],
    ['a failure', networkFailure()],
  ])('[ROUTE-06] %s does not take a player away who has gone over to the withdrawals', async (_, outcome) => {
    const answer = deferred();
    const { cashier } = await open(() => answer.promise);
    const loading = loadDepositMethods(cashier);
    cashier.router.navigate('/withdrawal');
    if (outcome instanceof Error) answer.reject(outcome);
    else answer.resolve(outcome);
    await loading;
    await Promise.resolve();
    expect(cashier.router.current().path).toBe('/withdrawal');
    expect(cashier.methods.status).toBe('idle');
  });

  it.each([{ transaction: { status: 'waiting', data: { depositId: 'd-7' } } }, { transaction: 'd-7' }])(
    '[ROUTE-06] isDirectGeo leads to the Empty page with direct and %j',
    async ({ transaction }) => {
      const { cashier } = await open({ ...methodsAnswer(sampleMethod()), isDirectGeo: true, transaction });
      await loadDepositMethods(cashier);
      expect(cashier.router.current()).toMatchObject({
        path: '/empty',
        query: { direct: 'true', transaction: 'd-7' },
      });
      expect(cashier.router.back()).toBe(false);
    },
  );

  it.each([
    ['there is none', []],
    ['none takes the user’s currency', [sampleMethod({ currency: ['EUR'] })]],
  ])('[ROUTE-06] leads to the Empty page where %s', async (_, methods) => {
    const { cashier } = await open({ methods });
    await loadDepositMethods(cashier);
    expect(cashier.router.current()).toMatchObject({ path: '/empty', query: {} });
  });

  it.each([{}, { status: 'waiting' }, { data: null }])(
    '[API-06] a transaction that says nothing, as %j, costs no list',
    async transaction => {
      const { cashier } = await open({ ...methodsAnswer(sampleMethod()), transaction });
      await loadDepositMethods(cashier);
      expect(cashier.methods).toMatchObject({ status: 'ready', list: [{ name: 'mercado_pago' }] });
    },
  );

  it('[METH-01] of two usable methods of one name the first is kept, and the host hears of it', async () => {
    const other = sampleMethod({ currency: ['EUR'], position: 1 });
    const methods = [other, sampleMethod({ position: 2 }), sampleMethod({ position: 3 })];
    const { cashier, told } = await open({ methods });
    await loadDepositMethods(cashier);
    expect(cashier.methods.list).toMatchObject([{ position: 2 }]);
    expect(told('Error')).toEqual([{ messageType: 'Error', message: `${PATH}: a name stands twice` }]);
  });

  it('[API-06] a broken method is reported and left out, and the player keeps the others', async () => {
    const methods = [{ name: 'broken', category: 'canary' }, sampleMethod(), null];
    const { cashier, told } = await open({ methods });
    await loadDepositMethods(cashier);
    expect(cashier.methods.list.map(({ name }) => name)).toEqual(['mercado_pago']);
    expect(told('Error').map(({ message }) => message)).toEqual([
      expect.stringMatching(/^methods-payment-v3: methods\.0: /),
      expect.stringMatching(/^methods-payment-v3: methods\.2: /),
    ]);
    expect(JSON.stringify(told('Error'))).not.toContain('canary');
  });

  const failures: [string, unknown, string][] = [
    ['all methods are broken', { methods: [{}, 5] }, 'methods-payment-v3: methods.0'],
    ['the answer is broken', { methods: 'none' }, 'methods-payment-v3: methods'],
    ['no answer came', networkFailure(), 'Failed to fetch'],
  ];

  it.each(failures)('[ROUTE-10] leads to the error page where %s', async (_, answer, message) => {
    const { cashier } = await open(answer);
    await loadDepositMethods(cashier);
    await vi.waitFor(() => expect(cashier.router.current().path).toBe('/error'));
    const { query, state } = cashier.router.current();
    expect(query).toEqual({ backRoute: '/deposit' });
    expect(state).toMatchObject({ message: expect.stringContaining(message), stack: expect.any(String) });
    expect(cashier.methods.status).toBe('idle');
  });

  it('[API-05] gives up after 30 s, on the error page', async () => {
    const { cashier } = await open(() => new Promise(() => {}));
    vi.useFakeTimers();
    const loading = loadDepositMethods(cashier);
    await vi.advanceTimersByTimeAsync(30_000);
    await loading;
    await vi.waitFor(() => expect(cashier.router.current().path).toBe('/error'));
    expect(cashier.router.current().state).toMatchObject({
      message: 'Request timeout',
      text: 'Request timeout',
    });
  });

  it('[DEP-08] takes over a payment session that the server has', async () => {
    const { cashier } = await open({
      ...methodsAnswer(sampleMethod()),
      paymentSession: { payment_session_id: 'session-7' },
    });
    await loadDepositMethods(cashier);
    expect(cashier.deposit.paymentSessionId).toBe('session-7');
  });

  it('[HOST-04] a late answer for the user before does not stand in for the new one’s', async () => {
    const first = deferred();
    const { cashier, transport } = await open(() => first.promise);
    const before = loadDepositMethods(cashier);
    await vi.waitFor(() => expect(transport.calls).toHaveLength(1));
    transport.answer(PATH, methodsAnswer(sampleCard({ currency: ['EUR'] })));
    Object.assign(cashier.user, { currency: 'EUR', paymentGeo: 'DE' });
    cashier.methods.status = 'idle';
    await loadDepositMethods(cashier);
    first.resolve(methodsAnswer(sampleMethod({ currency: ['MXN', 'EUR'] })));
    await before;
    expect(cashier.methods.list.map(({ name }) => name)).toEqual(['card_mx']);
    expect(cashier.methods.status).toBe('ready');
  });

  it('[HOST-05] after the end nothing is shown', async () => {
    const { cashier } = await open(() => new Promise(() => {}));
    const loading = loadDepositMethods(cashier);
    cashier.dispose();
    await loading;
    expect(cashier.router.current().path).toBe('/deposit');
  });
});
