import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../tests/support/unit/createFakeTransport';
import { createTestCashier, type TestCashierOptions } from '../../../tests/support/unit/createTestCashier';
import { deferred } from '../../../tests/support/unit/deferred';
import { SAMPLE_PAN, sampleCard, sampleFormField, sampleMethod } from '../../../tests/support/unit/samples';
import { TransportError } from '../../transport/TransportError';
import { receivePush } from '../shared/receivePush';
import type { DepositIntent } from './depositPayload';
import { pendingDeposits } from './pending/keepPending';
import { submitDeposit } from './submitDeposit';

const CREATE = 'deposit-create';
const created = (response: object = {}) => ({ apiResponse: { depositId: 'd-1', ...response } });
const intent = (overrides: Partial<DepositIntent> = {}): DepositIntent => ({
  method: sampleMethod(),
  amount: 100,
  fields: {},
  ...overrides,
});

/** The window that a click opens: nothing of it is real but what it was told. */
function popUp() {
  const opened = document.implementation.createHTMLDocument();
  const location = { replace: vi.fn() };
  const fake = { document: opened, location, opener: window, close: vi.fn() };
  const open = vi.fn(() => fake);
  vi.stubGlobal('open', open);
  return {
    ...fake,
    open,
    get opener() {
      return fake.opener;
    },
  };
}

async function open(create: unknown, options: TestCashierOptions = {}) {
  const test = await createTestCashier({ ...options, answers: { [CREATE]: create, ...options.answers } });
  const submit = (given: Partial<DepositIntent> = {}) => submitDeposit(test.cashier, intent(given));
  const done = () => vi.waitFor(() => expect(test.cashier.deposit.isSubmitting).toBe(false));
  const path = () => test.cashier.router.current().path;
  return Object.assign(test, { submit, done, path });
}

let window1: ReturnType<typeof popUp>;
beforeEach(() => {
  window1 = popUp();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('submitting a deposit', () => {
  it('[DEP-01] creates it, tells of it, and leads on', async () => {
    const { submit, done, told, path, cashier } = await open(created());
    submit();
    expect(cashier.deposit.isSubmitting).toBe(true);
    await done();
    expect(told('Metric')).toEqual([
      { messageType: 'Metric', name: CREATE, status: 'ok', paymentMethod: 'mercado_pago' },
    ]);
    expect(path()).toBe('/deposit/complete');
    expect(cashier.transaction).toMatchObject({
      depositId: 'd-1',
      status: 'waiting',
      amount: 100,
      currency: 'MXN',
    });
  });

  it('[DEP-14] tells the host of the transaction after each creation', async () => {
    const { submit, done, told } = await open(created());
    submit();
    await done();
    expect(told('onCreateTransaction')).toEqual([
      {
        messageType: 'onCreateTransaction',
        depositId: 'd-1',
        paymentMethod: 'mercado_pago',
        amount: 100,
        currency: 'MXN',
      },
    ]);
  });

  it('[DEP-01] fifty fast clicks create one deposit', async () => {
    const { submit, done, transport } = await open(created());
    for (let click = 0; click < 50; click++) submit();
    await done();
    expect(transport.sent(CREATE)).toHaveLength(1);
    expect(window1.open).toHaveBeenCalledOnce();
  });

  it('[DEP-02] sends the payload of the contract, and nothing else', async () => {
    const { submit, done, transport, cashier } = await open(created(), {
      parent: {
        host: 'https://bank.test',
        bonusList: [{ id: 7, type: 'deposit', depositBonusData: { minDeposit: 50 } }],
      },
    });
    cashier.methods.selectedCountry = 'BR';
    cashier.deposit.chip = 100;
    submit({ fields: { holder: 'A HOLDER' } });
    await done();
    expect(transport.sent(CREATE)).toEqual([
      {
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        amount: 100,
        currency: 'MXN',
        fields: { holder: 'A HOLDER' },
        isActivatedBonus: true,
        bonusId: '7',
        paymentSessionId: 'session-1',
        paymentType: 'mercado_pago',
        returnUrl: 'https://bank.test',
        selectedCountry: 'BR',
        metadata: { isFromChip: true },
        abTestGroup: 'group_a',
      },
    ]);
  });

  it('[DEP-02] returns to the configured site where the parent has no host', async () => {
    const { submit, done, transport } = await open(created(), {
      parent: { config: { returnUrl: 'https://main.test' } },
    });
    submit();
    await done();
    expect(transport.sent(CREATE)[0]).toMatchObject({ returnUrl: 'https://main.test' });
  });

  it.each([
    ['is below its minimum', { amount: 49 }],
    ['is by a method without bonuses', { method: sampleMethod({ name: 'yamoney_h2h' }) }],
  ])('[BON-01] the bonus is not used where the deposit %s', async (_, given) => {
    const bonusList = [{ id: 7, type: 'deposit', depositBonusData: { minDeposit: 50 } }];
    const { submit, done, transport } = await open(created(), { parent: { bonusList } });
    submit(given);
    await done();
    expect(transport.sent(CREATE)[0]).toMatchObject({ isActivatedBonus: false });
    expect(transport.sent(CREATE)[0]).not.toHaveProperty('bonusId');
  });

  it('[DEP-08] starts the payment session once', async () => {
    const { submit, done, transport } = await open(created());
    for (let time = 0; time < 3; time++) {
      submit();
      await done();
    }
    expect(transport.sent('session-start')).toEqual([
      { amount: 100, currency: 'MXN', pendingGroup: 'e-money' },
    ]);
    expect(transport.sent(CREATE).map(({ paymentSessionId }) => paymentSessionId)).toEqual([
      'session-1',
      'session-1',
      'session-1',
    ]);
  });

  it('[DEP-08] without a session a deposit can be made all the same', async () => {
    const { submit, done, transport, told, path } = await open(created(), {
      answers: { 'session-start': refusal(500) },
    });
    submit();
    await done();
    expect(path()).toBe('/deposit/complete');
    expect(transport.sent(CREATE)[0]).not.toHaveProperty('paymentSessionId');
    expect(told('Error')).toHaveLength(1);
  });
});

describe('a refused deposit', () => {
  it('[DEP-01, FORM-13] shows why, closes the window, and loses nothing that was typed', async () => {
    const answer = refusal(422, 'banking.merchantClientError', 'Card declined');
    const { submit, done, told, path, cashier } = await open(answer);
    Object.assign(cashier.deposit, { method: sampleCard(), amountText: '100', chip: 100 });
    submit();
    await done();
    expect(window1.close).toHaveBeenCalled();
    expect(told('Metric')).toMatchObject([{ status: 'fail' }]);
    expect(cashier.notifications.list).toMatchObject([{ content: 'Card declined' }]);
    expect(cashier.deposit).toMatchObject({ method: { name: 'card_mx' }, amountText: '100', chip: 100 });
    expect(path()).toBe('/deposit');
    expect(told('onCreateTransaction')).toEqual([]);
  });

  it('[API-04] is a closed intent: the same content sent again has an id of its own', async () => {
    const { submit, done, transport } = await open(refusal(422));
    for (let time = 0; time < 2; time++) {
      submit();
      await done();
    }
    const [first, second] = transport.sent(CREATE).map(({ requestId }) => requestId);
    expect(first).not.toBe(second);
  });
});

describe('[DEP-03] required fields', () => {
  const wanting = created({ isFieldsRequired: true, fields: [sampleFormField()] });

  it('join the form, and what was typed stays', async () => {
    const { submit, done, path, cashier } = await open(wanting);
    Object.assign(cashier.deposit, { method: sampleMethod(), amountText: '100' });
    submit();
    await done();
    expect(cashier.deposit).toMatchObject({
      depositId: 'd-1',
      amountText: '100',
      extraFields: [{ name: 'document' }],
    });
    expect(path()).toBe('/deposit');
    expect(window1.close).toHaveBeenCalled();
  });

  it('go with the same deposit, which is told of once', async () => {
    const { submit, done, transport, told, path } = await open(wanting);
    submit();
    await done();
    transport.answer(CREATE, created());
    submit({ fields: { document: '12345678' } });
    await done();
    expect(transport.sent(CREATE)[1]).toMatchObject({ depositId: 'd-1', fields: { document: '12345678' } });
    expect(told('onCreateTransaction')).toHaveLength(1);
    expect(path()).toBe('/deposit/complete');
  });
});

describe('an answer that is none', () => {
  it.each([{}, { apiResponse: null }, { apiResponse: {} }, { apiResponse: [] }])(
    '[DEP-14] %j is told as data that is null',
    async answer => {
      const { submit, done, told } = await open(answer, { answers: { 'deposit-status': refusal(404) } });
      submit();
      await done();
      expect(told('Error').map(({ message }) => message)).toContain('Deposit data is null after creation.');
      expect(told('Metric')).toMatchObject([{ status: 'fail' }]);
    },
  );

  it('[API-06] one of a wrong shape is named and not shown', async () => {
    const answer = { apiResponse: { depositId: { canary: SAMPLE_PAN } } };
    const { submit, done, told, messages } = await open(answer, {
      answers: { 'deposit-status': refusal(404) },
    });
    submit();
    await done();
    expect(told('Error')[0]?.message).toBe('deposit-create: depositId is not string');
    expect(JSON.stringify(messages)).not.toContain(SAMPLE_PAN);
  });
});

const UNKNOWN: [string, Error][] = [
  ['no answer', networkFailure()],
  ['a timeout', new TransportError('Request timeout', { kind: 'timeout' })],
  [
    'an answer that is not JSON',
    new TransportError('deposit-create: the answer is not JSON', { kind: 'broken' }),
  ],
  ['a failure of the server', refusal(502)],
  ['a connection closed under it', new TransportError('Aborted', { kind: 'aborted' })],
];

describe('[API-04] an unknown outcome', () => {
  it.each(UNKNOWN)(
    'after %s it asks by the request’s id, and follows the deposit that exists',
    async (_, error) => {
      const { submit, done, transport, path, cashier, told } = await open(error, {
        answers: { 'deposit-status': { depositId: 'd-9', status: 'accepted' } },
      });
      submit();
      await done();
      const [{ requestId } = {}] = transport.sent(CREATE);
      expect(transport.sent('deposit-status')).toEqual([{ requestId }]);
      expect(transport.sent(CREATE)).toHaveLength(1);
      expect(path()).toBe('/deposit/complete');
      expect(cashier.transaction).toMatchObject({ depositId: 'd-9', status: 'accepted' });
      expect(told('onCreateTransaction')).toMatchObject([{ depositId: 'd-9', amount: 100, currency: 'MXN' }]);
      expect(window1.close).toHaveBeenCalled();
    },
  );

  it('where none exists, asked twice, it may be tried again, with the same id for the same content', async () => {
    const { submit, transport, path, cashier } = await open(networkFailure(), {
      answers: { 'deposit-status': refusal(404) },
    });
    vi.useFakeTimers();
    const settled = () => vi.advanceTimersByTimeAsync(2000);
    submit();
    await vi.advanceTimersByTimeAsync(1999);
    expect(cashier.notifications.list).toEqual([]);
    await settled();
    expect(path()).toBe('/deposit');
    expect(cashier.notifications.list).toMatchObject([{ content: 'Network connection failed' }]);
    submit();
    await settled();
    submit({ amount: 200 });
    await settled();
    const ids = transport.sent(CREATE).map(({ requestId }) => requestId);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('where nobody can say it asks 3 times, and waits on a screen that says so', async () => {
    const { submit, transport, path, cashier } = await open(networkFailure(), {
      answers: { 'deposit-status': networkFailure() },
    });
    vi.useFakeTimers();
    submit();
    const counts: number[] = [];
    for (const milliseconds of [1, 1999, 4000, 10_000]) {
      await vi.advanceTimersByTimeAsync(milliseconds);
      counts.push(transport.sent('deposit-status').length);
    }
    expect(counts).toEqual([1, 2, 3, 3]);
    expect(path()).toBe('/deposit/complete');
    const [{ requestId } = {}] = transport.sent(CREATE);
    expect(cashier.transaction).toMatchObject({ depositId: null, requestId, status: 'waiting' });
    expect(transport.sent(CREATE)).toHaveLength(1);
  });

  it('the lock holds until it is known', async () => {
    const answer = deferred();
    const { submit, done, transport, cashier } = await open(networkFailure(), {
      answers: { 'deposit-status': () => answer.promise },
    });
    submit();
    await vi.waitFor(() => expect(transport.sent('deposit-status')).toHaveLength(1));
    submit();
    expect(cashier.deposit.isSubmitting).toBe(true);
    answer.resolve({ depositId: 'd-9', status: 1 });
    await done();
    expect(transport.sent(CREATE)).toHaveLength(1);
  });

  it('[HOST-05] the widget’s end ends the asking', async () => {
    const { submit, transport, cashier } = await open(() => new Promise(() => {}));
    submit();
    await vi.waitFor(() => expect(transport.sent(CREATE)).toHaveLength(1));
    cashier.dispose();
    await Promise.resolve();
    expect(transport.sent('deposit-status')).toEqual([]);
    expect(cashier.notifications.list).toEqual([]);
  });
});

describe('[DEP-04] a redirect', () => {
  const source = 'https://pay.test/start?a=1';
  const data = {
    token: 't',
    n: 5,
    deep: { b: 1 },
    wallet: { address: 'a', network: 'TRON', currency: 'USDT' },
  };

  it('opens in the click, before anything is awaited, and is sent on with the data in its query', async () => {
    const { submit, done, path, cashier } = await open(created({ source, method: 'GET', data }));
    submit();
    expect(window1.open).toHaveBeenCalledOnce();
    await done();
    const [[address = ''] = []] = window1.location.replace.mock.calls;
    expect(Object.fromEntries(new URL(String(address)).searchParams)).toEqual({
      a: '1',
      token: 't',
      n: '5',
      deep: '{"b":1}',
    });
    expect(window1.opener).toBeNull();
    expect(path()).toBe('/deposit/complete');
    expect(cashier.transaction.redirect).toMatchObject({ url: source, method: 'GET' });
  });

  it('POST posts a form', async () => {
    const submitted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    const { submit, done } = await open(
      created({ source, method: 'POST', data: { submit: 'x', 'a"b': '<c>' } }),
    );
    submit();
    await done();
    const form = window1.document.querySelector('form');
    expect(form).toMatchObject({ method: 'post', action: source });
    const inputs = [...window1.document.querySelectorAll('input')].map(({ name, value }) => [name, value]);
    expect(inputs).toEqual([
      ['submit', 'x'],
      ['a"b', '<c>'],
    ]);
    expect(submitted).toHaveBeenCalledOnce();
    submitted.mockRestore();
  });

  it('a redirect-only method is the host’s to open, app links too', async () => {
    const { submit, done, told } = await open(created({ source: 'upi://pay?pa=a', data: { a: 1 } }));
    submit({ method: sampleMethod({ name: 'upi' }) });
    await done();
    expect(window1.open).not.toHaveBeenCalled();
    expect(told('onExternalRedirectEvent')).toEqual([
      { messageType: 'onExternalRedirectEvent', url: 'upi://pay?pa=a', method: 'GET', data: { a: 1 } },
    ]);
  });

  it('a native app opens its external browser', async () => {
    const { submit, done, told, path } = await open(created({ source }), { user: { platform: 'ios' } });
    submit();
    await done();
    expect(window1.open).not.toHaveBeenCalled();
    expect(told('openExtBrowser')).toMatchObject([{ url: source, method: 'GET' }]);
    expect(path()).toBe('/deposit/complete');
  });

  it('a host-to-host method opens no window', async () => {
    const { submit, done } = await open(created());
    submit({ method: sampleMethod({ name: 'bca_h2h' }) });
    await done();
    expect(window1.open).not.toHaveBeenCalled();
  });

  it('a blocked window leads to the screen with the button, and then on', async () => {
    vi.stubGlobal('open', () => null);
    const { submit, done, cashier } = await open(created({ source }));
    submit();
    await done();
    expect(cashier.router.current()).toMatchObject({ path: '/form', query: { next: '/deposit/complete' } });
  });

  const unsafe = [
    'javascript:alert(1)',
    'data:text/html,x',
    'http://pay.test/',
    'https://user:pass@pay.test/',
    '//pay.test/',
    'upi://pay?pa=a',
    'not an address',
  ];

  it.each(unsafe)('[DEP-06] %s is not opened, and the player is told', async address => {
    const { submit, done, told, cashier } = await open(created({ source: address }));
    submit();
    await done();
    expect(window1.location.replace).not.toHaveBeenCalled();
    expect(window1.close).toHaveBeenCalled();
    expect(cashier.notifications.list).toHaveLength(1);
    expect(told('onDisplayError')).toHaveLength(1);
    expect(JSON.stringify(told('Error'))).not.toContain(address);
  });
});

describe('[RUM-01] what was typed', () => {
  it('reaches deposit-create alone', async () => {
    const { submit, done, transport, messages } = await open(refusal(500), {
      answers: { 'deposit-status': refusal(404) },
    });
    submit({ method: sampleCard(), fields: { card_number: SAMPLE_PAN } });
    await done();
    const others = transport.calls.filter(({ path }) => path !== CREATE);
    expect(others.length).toBeGreaterThan(1);
    expect(JSON.stringify([messages, others])).not.toContain(SAMPLE_PAN);
  });

  it('[DEP-09] a push that overtakes the answer is not lost, nor the balance that it told', async () => {
    const answer = deferred();
    const test = await open(() => answer.promise);
    test.submit();
    await vi.waitFor(() => expect(test.transport.sent(CREATE)).toHaveLength(1));
    for (const [depositId, balance] of [
      ['other', 1],
      ['d-1', 250],
    ])
      receivePush(test.cashier, { type: 'deposit.status', data: { depositId, status: 1, balance } });
    answer.resolve(created());
    await test.done();
    const { status, isBalanceTold, depositId } = test.cashier.transaction;
    expect({ status, isBalanceTold, depositId }).toEqual({
      status: 'processed',
      isBalanceTold: true,
      depositId: 'd-1',
    });
    expect(test.cashier.user.balance).toEqual({ amount: 250, currency: 'MXN' });
  });

  it('[DEP-09] a push about another deposit, while this one is made, is not taken for it', async () => {
    const answer = deferred();
    const test = await open(() => answer.promise);
    test.submit();
    await vi.waitFor(() => expect(test.transport.sent(CREATE)).toHaveLength(1));
    receivePush(test.cashier, {
      type: 'deposit.status',
      data: { depositId: 'other', status: 2, balance: 1 },
    });
    answer.resolve(created());
    await test.done();
    expect(test.cashier.transaction).toMatchObject({ status: 'waiting', isBalanceTold: false });
  });
});

describe('[API-04] what a reload would find', () => {
  beforeEach(() => window.localStorage.clear());
  afterEach(() => window.localStorage.clear());

  it('while the answer is on its way: the id of the request, and nothing of the fields', async () => {
    const answer = deferred();
    const test = await open(() => answer.promise);
    test.submit({ fields: { card_number: SAMPLE_PAN } });
    await vi.waitFor(() => expect(test.transport.sent(CREATE)).toHaveLength(1));
    const [sent] = test.transport.sent(CREATE);
    expect(pendingDeposits(test.cashier)).toMatchObject([
      { depositId: null, requestId: sent?.requestId, amount: 100, currency: 'MXN' },
    ]);
    expect(JSON.stringify({ ...window.localStorage })).not.toContain(SAMPLE_PAN);
    answer.resolve(created());
    await test.done();
    expect(pendingDeposits(test.cashier)).toMatchObject([{ depositId: 'd-1' }]);
  });

  it('[SWP-01] in the currency of the package, which is also what the host is asked', async () => {
    const test = await open(undefined, {
      parent: { widgetViewType: 'sweep' },
      answers: { 'deposit-create-sweepstake': () => new Promise(() => {}) },
    });
    const asked: unknown[] = [];
    const { element } = test.cashier.handle;
    element.addEventListener('before-submit', event => asked.push(Reflect.get(event, 'detail')));
    const box = { id: 5, price: 100, currency: 'USD', gcAmount: 1, scAmount: 1, isMostChosen: false };
    test.submit({ box });
    await vi.waitFor(() => expect(test.transport.sent('deposit-create-sweepstake')).toHaveLength(1));
    expect(asked).toMatchObject([{ action: 'deposit', amount: 100, currency: 'USD' }]);
    expect(pendingDeposits(test.cashier)).toMatchObject([{ amount: 100, currency: 'USD' }]);
  });

  it('after a refusal, or a question for more fields: nothing', async () => {
    for (const answer of [refusal(422), created({ isFieldsRequired: true, fields: [sampleFormField()] })]) {
      const test = await open(answer);
      test.submit();
      await test.done();
      expect(pendingDeposits(test.cashier)).toEqual([]);
    }
  });
});
