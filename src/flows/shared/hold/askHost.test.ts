import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { deferred } from '../../../../tests/support/unit/deferred';
import { sampleMethod } from '../../../../tests/support/unit/samples';
import type { HoldEvent, HoldEvents } from '../../../host/HoldEvent';
import type { ParentData } from '../../../host/parentData';
import type { CashierHandle } from '../../../state/CashierHandle';
import { submitDeposit } from '../../deposit/submitDeposit';
import { submitWithdrawal } from '../../withdrawal/submitWithdrawal';

type Listen<Name extends keyof HoldEvents> = (event: HoldEvent<HoldEvents[Name]>) => void;

const created = (response: object = {}) => ({ apiResponse: { depositId: 'd-1', ...response } });
const source = 'https://pay.test/start?session=canary';

function popUp() {
  const opened = document.implementation.createHTMLDocument();
  const fake = { document: opened, location: { replace: vi.fn() }, opener: window, close: vi.fn() };
  const open = vi.fn(() => fake);
  vi.stubGlobal('open', open);
  return Object.assign(fake, { open });
}

async function mount(
  answer: unknown = created(),
  parent: Partial<ParentData> = {},
  ask: CashierHandle['ask'] = () => undefined,
) {
  const test = await createTestCashier({ answers: { 'deposit-create': answer }, parent, ask });
  const { element } = test.cashier.handle;
  const on = <Name extends keyof HoldEvents>(name: Name, listen: Listen<Name>) =>
    element.addEventListener(name, event => listen(event as HoldEvent<HoldEvents[Name]>));
  const submit = () =>
    submitDeposit(test.cashier, { method: sampleMethod(), amount: 100, fields: { card_number: 'canary' } });
  const done = () => vi.waitFor(() => expect(test.cashier.deposit.isSubmitting).toBe(false));
  const shown = () => test.cashier.notifications.list.map(({ content }) => content);
  return Object.assign(test, { on, submit, done, shown, element });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('[DEP-01] before-submit', () => {
  it('bubbles, tells the facts and none of the fields, and holds nothing where nobody answers', async () => {
    popUp();
    const { on, submit, done, transport, element } = await mount();
    const heard: unknown[] = [];
    on('before-submit', event => {
      heard.push(event.detail, event.bubbles && event.composed && event.cancelable, event.target === element);
      expect(Object.isFrozen(event.detail)).toBe(true);
    });
    submit();
    await done();
    const facts = { action: 'deposit', paymentMethod: sampleMethod().name, amount: 100, currency: 'MXN' };
    expect(heard).toEqual([facts, true, true]);
    expect(transport.sent('deposit-create')).toHaveLength(1);
  });

  it('refused in the click: no window, no call, and the player reads the reason', async () => {
    const window1 = popUp();
    const { on, submit, done, transport, shown, told } = await mount();
    on('before-submit', event => event.refuse('  Raise your limit first. '));
    submit();
    await done();
    expect(window1.open).not.toHaveBeenCalled();
    expect(transport.calls).toEqual([]);
    expect(shown()).toEqual(['Raise your limit first.']);
    expect(told('onDisplayError')).toMatchObject([{ code: 'host.refused' }]);
    expect(told('Error')).toEqual([]);
  });

  it('preventDefault alone refuses in the widget’s words', async () => {
    const { on, submit, done, transport, shown } = await mount();
    on('before-submit', event => event.preventDefault());
    submit();
    await done();
    expect(transport.calls).toEqual([]);
    expect(shown()).toEqual(['The site you are on did not allow this. Nothing was paid.']);
  });

  it('[DEP-04] held: the window opens in the click, nothing is sent until the host accepts', async () => {
    const window1 = popUp();
    const answer = deferred<boolean>();
    const { on, submit, done, transport, cashier } = await mount(created({ source }));
    on('before-submit', event => event.respondWith(answer.promise));
    submit();
    expect(window1.open).toHaveBeenCalledOnce();
    submit();
    await Promise.resolve();
    expect(transport.calls).toEqual([]);
    expect(cashier.deposit.isSubmitting).toBe(true);
    answer.resolve(true);
    await done();
    expect(transport.sent('deposit-create')).toHaveLength(1);
    expect(window1.location.replace).toHaveBeenCalledOnce();
    expect(window1.open).toHaveBeenCalledOnce();
  });

  const refusals: [string, () => unknown, string][] = [
    ['false', () => false, 'The site you are on did not allow this. Nothing was paid.'],
    ['a reason', () => ({ isAccepted: false, reason: 'Accept the terms.' }), 'Accept the terms.'],
    [
      'a rejection',
      () => Promise.reject(new Error('canary')),
      'The site you are on did not allow this. Nothing was paid.',
    ],
    ['what is no answer', () => 'yes', 'The site you are on did not allow this. Nothing was paid.'],
    [
      'a reason that is no text',
      () => ({ isAccepted: false, reason: { a: 1 } }),
      'The site you are on did not allow this. Nothing was paid.',
    ],
  ];

  it.each(refusals)('held and refused by %s: the window closes, nothing is made', async (_, answer, text) => {
    const window1 = popUp();
    const { on, submit, done, transport, shown } = await mount();
    on('before-submit', event => event.respondWith(Promise.resolve().then(answer) as Promise<boolean>));
    submit();
    await done();
    expect(window1.close).toHaveBeenCalled();
    expect(transport.calls).toEqual([]);
    expect(shown()).toEqual([text]);
  });

  it('all who hold must accept, and the first refusal decides without waiting for the rest', async () => {
    const { on, submit, done, transport, shown } = await mount();
    on('before-submit', event => event.respondWith(new Promise(() => {})));
    on('before-submit', event => event.respondWith({ isAccepted: false, reason: 'No.' }));
    submit();
    await done();
    expect(transport.calls).toEqual([]);
    expect(shown()).toEqual(['No.']);
  });

  it.each([
    [{}, 60_000],
    [{ hostAnswerTimeoutMs: 5000 }, 5000],
    [{ hostAnswerTimeoutMs: 3e9 }, 2 ** 31 - 1],
  ])('a host that never answers has refused after the limit: config %j', async (config, limitMs) => {
    const window1 = popUp();
    const { on, submit, transport, shown, cashier } = await mount(created(), { config });
    vi.useFakeTimers();
    on('before-submit', event => event.respondWith(new Promise(() => {})));
    submit();
    await vi.advanceTimersByTimeAsync(limitMs - 1);
    expect(cashier.deposit.isSubmitting).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(cashier.deposit.isSubmitting).toBe(false);
    expect(window1.close).toHaveBeenCalled();
    expect(transport.calls).toEqual([]);
    expect(shown()).toEqual([
      'The site you are on did not answer in time. Nothing was paid. Please try again.',
    ]);
  });

  it('an answer after the dispatch is an error of the host’s code', async () => {
    const { on, submit, done } = await mount();
    const events: HoldEvent<HoldEvents['before-submit']>[] = [];
    on('before-submit', event => events.push(event));
    submit();
    expect(() => events[0]?.respondWith(false)).toThrow(DOMException);
    expect(() => events[0]?.refuse()).toThrow(DOMException);
    await done();
  });

  it('a player who has left meanwhile makes no deposit, whatever the host says', async () => {
    popUp();
    const answer = deferred<boolean>();
    const { on, submit, done, transport, shown, cashier } = await mount();
    on('before-submit', event => event.respondWith(answer.promise));
    submit();
    cashier.router.navigate('/withdrawal');
    answer.resolve(true);
    await done();
    expect(transport.calls).toEqual([]);
    expect(shown()).toEqual([]);
  });

  it('[HOST-05] the widget’s end ends the hold', async () => {
    const window1 = popUp();
    const { on, submit, transport, cashier } = await mount();
    on('before-submit', event => event.respondWith(new Promise(() => {})));
    submit();
    cashier.dispose();
    await vi.waitFor(() => expect(window1.close).toHaveBeenCalled());
    expect(transport.calls).toEqual([]);
  });

  it('[WD-02] covers withdrawals: the reason stands on the confirm screen, and nothing is sent', async () => {
    const { on, cashier, transport } = await mount();
    const method = sampleMethod({ name: 'bank' });
    const draft = {
      method,
      amount: 50,
      currency: 'MXN',
      accountType: 'main',
      fields: {},
      details: [],
    } as const;
    Object.assign(cashier.withdrawal, { draft: { ...draft, details: [] } });
    const heard: unknown[] = [];
    on('before-submit', event => {
      heard.push(event.detail);
      event.refuse('Verify your identity.');
    });
    submitWithdrawal(cashier);
    await vi.waitFor(() => expect(cashier.withdrawal.isSubmitting).toBe(false));
    expect(heard).toEqual([{ action: 'withdrawal', paymentMethod: 'bank', amount: 50, currency: 'MXN' }]);
    expect(cashier.withdrawal.refusal).toMatchObject({ text: 'Verify your identity.' });
    expect(transport.sent('withdrawal-create')).toEqual([]);
  });
});

describe('[DEP-01] a host that is reached by messages', () => {
  const hostHolds = ['before-submit'];
  const refused = 'The site you are on did not allow this. Nothing was paid.';

  it('is asked about the steps it has named, with the facts alone', async () => {
    popUp();
    const ask = vi.fn(async () => ({ id: 'q', isAccepted: true }));
    const { submit, done, transport } = await mount(created({ source }), { hostHolds }, ask);
    submit();
    await done();
    const facts = { action: 'deposit', paymentMethod: sampleMethod().name, amount: 100, currency: 'MXN' };
    expect(ask.mock.calls).toEqual([[{ step: 'before-submit', ...facts }]]);
    expect(transport.sent('deposit-create')).toHaveLength(1);
  });

  it('that has named none is never waited for', async () => {
    popUp();
    const ask = vi.fn(() => new Promise(() => {}));
    const { submit, done, transport } = await mount(created(), {}, ask);
    submit();
    await done();
    expect(ask).not.toHaveBeenCalled();
    expect(transport.sent('deposit-create')).toHaveLength(1);
  });

  const answers: [string, () => Promise<unknown>, string][] = [
    ['a reason', async () => ({ id: 'q', isAccepted: false, reason: 'Verify first.' }), 'Verify first.'],
    ['no clear yes', async () => ({ id: 'q', isAccepted: 'true' }), refused],
    ['no way to ask it', () => Promise.reject(new Error('canary')), refused],
  ];
  it.each(answers)('refuses by %s: the window closes, nothing is made', async (_, ask, text) => {
    const window1 = popUp();
    const { submit, done, transport, shown } = await mount(created(), { hostHolds }, ask);
    submit();
    expect(window1.open).toHaveBeenCalledOnce();
    await done();
    expect(window1.close).toHaveBeenCalled();
    expect(transport.calls).toEqual([]);
    expect(shown()).toEqual([text]);
  });

  it('is not asked what the page around the element has refused, and both must accept', async () => {
    const ask = vi.fn(async () => ({ id: 'q', isAccepted: true }));
    const { on, submit, done, transport, shown } = await mount(created(), { hostHolds }, ask);
    on('before-submit', event => event.refuse('Not here.'));
    submit();
    await done();
    expect(ask).not.toHaveBeenCalled();
    expect(transport.calls).toEqual([]);
    expect(shown()).toEqual(['Not here.']);
  });

  it('that never answers has refused after the limit', async () => {
    popUp();
    const never = () => new Promise(() => {});
    const config = { hostAnswerTimeoutMs: 5000 };
    const { submit, transport, shown } = await mount(created(), { hostHolds, config }, never);
    vi.useFakeTimers();
    submit();
    await vi.advanceTimersByTimeAsync(5000);
    expect(transport.calls).toEqual([]);
    expect(shown()).toEqual([
      'The site you are on did not answer in time. Nothing was paid. Please try again.',
    ]);
  });
});

describe('[DEP-04] before-redirect', () => {
  it('tells where to, without the address’s secrets', async () => {
    popUp();
    const { on, submit, done } = await mount(created({ source, method: 'POST', data: { canary: 'canary' } }));
    const heard: unknown[] = [];
    on('before-redirect', event => heard.push(event.detail));
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    submit();
    await done();
    expect(heard).toEqual([
      {
        origin: 'https://pay.test',
        method: 'POST',
        paymentMethod: sampleMethod().name,
        amount: 100,
        currency: 'MXN',
        depositId: 'd-1',
      },
    ]);
  });

  it('refused: the window closes, the reason shows, and the page stays a click away', async () => {
    const window1 = popUp();
    const { on, submit, done, shown, cashier } = await mount(created({ source }));
    on('before-redirect', event => event.refuse('Not today.'));
    submit();
    await done();
    expect(window1.close).toHaveBeenCalled();
    expect(window1.location.replace).not.toHaveBeenCalled();
    expect(shown()).toEqual(['Not today.']);
    expect(cashier.router.current()).toMatchObject({ path: '/form', query: { next: '/deposit/complete' } });
  });

  it('held: the player waits where the page is a click away, and goes on when the host accepts', async () => {
    const window1 = popUp();
    const answer = deferred<boolean>();
    const { on, submit, done, cashier } = await mount(created({ source }));
    on('before-redirect', event => event.respondWith(answer.promise));
    submit();
    await vi.waitFor(() => expect(cashier.router.current().path).toBe('/form'));
    expect(cashier.transaction.isRedirectHeld).toBe(true);
    expect(window1.location.replace).not.toHaveBeenCalled();
    answer.resolve(true);
    await done();
    expect(window1.location.replace).toHaveBeenCalledOnce();
    expect(cashier.transaction.isRedirectHeld).toBe(false);
    expect(cashier.router.current().path).toBe('/deposit/complete');
  });

  it('held and left: the window closes, and the player stays where they went', async () => {
    const window1 = popUp();
    const answer = deferred<boolean>();
    const { on, submit, done, cashier } = await mount(created({ source }));
    on('before-redirect', event => event.respondWith(answer.promise));
    submit();
    await vi.waitFor(() => expect(cashier.router.current().path).toBe('/form'));
    cashier.router.navigate('/deposit', { isReset: true });
    answer.resolve(true);
    await done();
    expect(window1.close).toHaveBeenCalled();
    expect(window1.location.replace).not.toHaveBeenCalled();
    expect(cashier.router.current().path).toBe('/deposit');
  });
});
