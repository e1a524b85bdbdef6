import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestCashier, type TestCashierOptions } from '../../../tests/support/unit/createTestCashier';
import { sampleMethod } from '../../../tests/support/unit/samples';
import { pendingDeposits } from '../../flows/deposit/pending/keepPending';
import { openPendingDeposit } from '../../flows/deposit/pending/openPendingDeposit';
import { submitDeposit } from '../../flows/deposit/submit/submitDeposit';
import type { CashierSnapshot } from '../../host/CashierSnapshot';
import type { CashierConfig } from '../../host/parentData';
import type { OutgoingMessage } from '../../host/protocol';
import { createFunnel } from './createFunnel';
import { createStateMirror } from './createStateMirror';

type Seen = [type: string, state: CashierSnapshot];

/** The shell's order: the mirror hears first, then everybody else. */
async function mount(options: TestCashierOptions = {}) {
  const answers = { 'deposit-create': { apiResponse: { depositId: 'd-1' } }, ...options.answers };
  const seen: Seen[] = [];
  const sent: OutgoingMessage[] = [];
  const test = await createTestCashier({ ...options, answers });
  const { cashier } = test;
  const wired = { ...cashier, send: (message: OutgoingMessage) => tell(message) };
  const mirror = createStateMirror(wired);
  const hearers: ((message: OutgoingMessage) => void)[] = [];
  hearers.push(createFunnel(wired).hear);
  function tell(message: OutgoingMessage): void {
    mirror.hear(message);
    seen.push([message.messageType, mirror.state()]);
    sent.push(message);
    for (const hear of hearers) hear(message);
  }
  const steps = () =>
    sent.flatMap(message => (message.messageType === 'onFunnel' ? [message] : [])).map(({ step }) => step);
  const entries = () => sent.flatMap(message => (message.messageType === 'onFunnel' ? [message] : []));
  return { ...test, wired, mirror, seen, sent, steps, entries, tell };
}

const submit = ({ wired }: Awaited<ReturnType<typeof mount>>) =>
  submitDeposit(wired, { method: sampleMethod(), amount: 100, fields: { card_number: 'canary' } });

beforeEach(() => {
  vi.stubGlobal('open', () => null);
});

describe('[HOST-11] the state on the element', () => {
  it('is frozen, stands for itself until something changes, and holds no field values', async () => {
    const test = await mount();
    const first = test.mirror.state();
    expect(Object.isFrozen(first)).toBe(true);
    expect(test.mirror.state()).toBe(first);
    expect(first).toEqual({
      phase: 'ready',
      flow: 'deposit',
      route: '/deposit',
      status: 'idle',
      paymentMethod: null,
      amount: null,
      currency: 'MXN',
      depositId: null,
      withdrawalId: null,
    });
    submit(test);
    await vi.waitFor(() => expect(test.mirror.state().status).toBe('waiting'));
    expect(first.status).toBe('idle');
    expect(JSON.stringify(test.seen)).not.toContain('canary');
    expect(JSON.stringify(test.seen)).not.toContain('parent-token');
  });

  it('is up to date before each event', async () => {
    const test = await mount();
    submit(test);
    await vi.waitFor(() => expect(test.mirror.state().route).toBe('/deposit/complete'));
    const at = (type: string) => test.seen.find(([name]) => name === type)?.[1];
    expect(at('onCreateTransaction')).toMatchObject({ status: 'submitting', depositId: 'd-1', amount: 100 });
    expect(test.mirror.state()).toMatchObject({ status: 'waiting', depositId: 'd-1', amount: 100 });
    test.wired.transaction.status = 'processed';
    await vi.waitFor(() => expect(test.seen.at(-1)?.[1].status).toBe('processed'));
  });

  it('a change is one event, never a half of it', async () => {
    const test = await mount();
    submit(test);
    await vi.waitFor(() => expect(test.mirror.state().route).toBe('/deposit/complete'));
    for (const [type, state] of test.seen) {
      if (type === 'onStateChange' && state.status === 'waiting') expect(state.depositId).toBe('d-1');
    }
    const states = test.seen.filter(([type]) => type === 'onStateChange').map(([, state]) => state);
    expect(new Set(states).size).toBe(states.length);
  });

  it('the list puts the transaction behind', async () => {
    const test = await mount();
    submit(test);
    await vi.waitFor(() => expect(test.mirror.state().route).toBe('/deposit/complete'));
    await vi.waitFor(() => expect(test.cashier.deposit.isSubmitting).toBe(false));
    test.cashier.router.navigate('/deposit', { isReset: true });
    expect(test.mirror.state()).toMatchObject({ status: 'idle', depositId: null, amount: null });
  });

  it('[DEP-09] one that is opened again from the list is told again, and the next form is none of it', async () => {
    const test = await mount();
    const { router, deposit } = test.cashier;
    submit(test);
    await vi.waitFor(() => expect(test.mirror.state().route).toBe('/deposit/complete'));
    await vi.waitFor(() => expect(deposit.isSubmitting).toBe(false));
    const told = test.mirror.state();
    const [left] = pendingDeposits(test.cashier);
    if (!left) throw new Error('nothing was left open');
    router.navigate('/deposit', { isReset: true });
    expect(test.mirror.state().status).toBe('idle');
    await openPendingDeposit(test.cashier, left);
    expect(test.mirror.state()).toMatchObject({ ...told, depositId: 'd-1', amount: 100 });
    router.navigate('/deposit', { isReset: true });
    expect(test.mirror.state().status).toBe('idle');
    router.navigate('/deposit/redirect');
    expect(test.mirror.state()).toMatchObject({ status: 'idle', depositId: null, amount: null });
  });

  it('[DEP-14] one that was told of, and led nowhere, lends its id to none that is made after it', async () => {
    const { tell, mirror, cashier } = await mount();
    cashier.router.navigate('/deposit/redirect');
    const sum = { paymentMethod: 'card', amount: 964, currency: 'MXN' };
    tell({ messageType: 'onCreateTransaction', depositId: 'd-0', ...sum });
    expect(mirror.state().depositId).toBe('d-0');
    cashier.deposit.isSubmitting = true;
    await vi.waitFor(() =>
      expect(mirror.state()).toMatchObject({ status: 'submitting', depositId: null, amount: null }),
    );
  });

  it('[DEP-14] one that is made from the form after another has failed is told with nothing of that', async () => {
    const { tell, mirror, cashier } = await mount();
    Object.assign(cashier.transaction, {
      requestId: 'r-0',
      createdAt: '2030-03-17T17:46:41.200Z',
      amount: 970,
    });
    cashier.router.navigate('/deposit/complete');
    expect(mirror.state()).toMatchObject({ amount: 970 });
    cashier.router.navigate('/deposit/redirect', { isReplacing: true });
    cashier.deposit.isSubmitting = true;
    expect(mirror.state()).toMatchObject({ status: 'submitting', amount: null });
    const sum = { paymentMethod: 'card', amount: 910, currency: 'MXN' };
    tell({ messageType: 'onCreateTransaction', depositId: 'd-1', ...sum });
    Object.assign(cashier.deposit, { depositId: 'd-1', isSubmitting: false });
    expect(mirror.state()).toMatchObject({ depositId: 'd-1', ...sum });
  });

  it('[DEP-14] one that is made while another method is open is told of whole, and none of it is that method’s', async () => {
    const { tell, mirror, cashier } = await mount();
    cashier.deposit.isSubmitting = true;
    expect(mirror.state().status).toBe('submitting');
    cashier.deposit.method = sampleMethod({ name: 'other' });
    const sum = { paymentMethod: 'card', amount: 964, currency: 'EUR' };
    tell({ messageType: 'onCreateTransaction', depositId: 'd-0', ...sum });
    expect(mirror.state()).toMatchObject({ status: 'submitting', depositId: 'd-0', ...sum });
    cashier.deposit.isSubmitting = false;
    cashier.router.navigate('/deposit/redirect');
    expect(mirror.state()).toMatchObject({
      status: 'idle',
      depositId: null,
      paymentMethod: 'other',
      amount: null,
      currency: 'MXN',
    });
  });

  it('[DEP-03] a deposit that asks for more fields is none of the withdrawals', async () => {
    const { mirror, cashier } = await mount();
    cashier.router.navigate('/deposit/redirect');
    Object.assign(cashier.deposit, { method: sampleMethod(), depositId: 'd-1' });
    expect(mirror.state()).toMatchObject({ flow: 'deposit', depositId: 'd-1' });
    cashier.router.navigate('/withdrawal', { isReset: true });
    expect(mirror.state()).toMatchObject({ flow: 'withdrawal', depositId: null });
  });

  it('[DEP-03] [P2P-02] the id of one that asks for more fields does not stand beside the sum of another', async () => {
    const { tell, mirror, cashier } = await mount();
    cashier.deposit.isSubmitting = true;
    expect(mirror.state().status).toBe('submitting');
    Object.assign(cashier.deposit, { method: sampleMethod({ name: 'other' }), depositId: 'd-1' });
    const sum = { paymentMethod: 'card', amount: 964, currency: 'EUR' };
    tell({ messageType: 'onCreateTransaction', depositId: 'd-2', ...sum });
    expect(mirror.state()).toMatchObject({ depositId: 'd-2', ...sum });
  });

  it('[DEP-05] a deposit whose answer leads from the withdrawals to its payment page is told as it is', async () => {
    const { mirror, cashier } = await mount();
    cashier.router.navigate('/withdrawal', { isReset: true });
    mirror.refresh();
    Object.assign(cashier.transaction, { depositId: 'd-1', createdAt: '2030-03-17T17:46:41.200Z' });
    cashier.router.navigate('/form');
    expect(mirror.state()).toMatchObject({ flow: 'deposit', status: 'waiting', depositId: 'd-1' });
  });

  it('[ERR-03] the latest failure stands until the player goes on', async () => {
    const { tell, mirror } = await mount();
    expect(mirror.error()).toBeNull();
    tell({ messageType: 'onDisplayError', message: 'Refused', code: '422', reference: 'r-1' });
    expect(mirror.error()).toEqual({ message: 'Refused', code: '422', reference: 'r-1' });
    expect(Object.isFrozen(mirror.error())).toBe(true);
    tell({ messageType: 'onRoute', path: '/deposit' });
    expect(mirror.error()).toBeNull();
  });

  it('[HOST-05] the end leaves no listener', async () => {
    const { mirror, cashier, seen } = await mount();
    mirror.dispose();
    seen.length = 0;
    cashier.deposit.isSubmitting = true;
    await Promise.resolve();
    await Promise.resolve();
    expect(seen.filter(([type]) => type === 'onStateChange')).toEqual([]);
  });
});

describe('[DEP-11] the funnel', () => {
  it('tells each step once, in order, with the host’s own words', async () => {
    const metadata = { campaign: 'spring', nested: { a: 1 } };
    const test = await mount({ parent: { config: { metadata } } });
    test.wired.methods.status = 'ready';
    await vi.waitFor(() => expect(test.steps()).toContain('methods'));
    test.wired.deposit.method = sampleMethod();
    await vi.waitFor(() => expect(test.steps()).toContain('method'));
    submit(test);
    await vi.waitFor(() => expect(test.cashier.router.current().path).toBe('/deposit/complete'));
    test.wired.transaction.status = 'processed';
    await vi.waitFor(() => expect(test.steps()).toContain('outcome'));
    test.tell({ messageType: 'onClose' });
    expect(test.steps()).toEqual(['opened', 'methods', 'method', 'submit', 'created', 'outcome', 'closed']);
    expect(test.entries().map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(test.entries().every(entry => JSON.stringify(entry.metadata) === JSON.stringify(metadata))).toBe(
      true,
    );
    expect(test.entries().at(-2)).toMatchObject({
      status: 'processed',
      amount: 100,
      currency: 'MXN',
      paymentMethod: sampleMethod().name,
    });
    expect(JSON.stringify(test.entries())).not.toContain('canary');
  });

  it('tells a method when another one is chosen, and not for a look at the other flow', async () => {
    const { wired, cashier, entries } = await mount();
    const { router } = cashier;
    const methods = () =>
      entries()
        .filter(({ step }) => step === 'method')
        .map(({ flow, paymentMethod }) => `${flow} ${paymentMethod}`);
    const turn = () => new Promise(resolve => setTimeout(resolve));
    wired.deposit.method = sampleMethod({ name: 'one' });
    await turn();
    router.navigate('/withdrawal', { isReset: true });
    await turn();
    wired.withdrawal.method = sampleMethod({ name: 'two' });
    await turn();
    router.navigate('/deposit', { isReset: true });
    await turn();
    router.navigate('/withdrawal', { isReset: true });
    await turn();
    expect(methods()).toEqual(['deposit one', 'withdrawal two']);
    router.navigate('/deposit', { isReset: true });
    wired.deposit.method = sampleMethod({ name: 'two' });
    await turn();
    wired.deposit.method = sampleMethod({ name: 'one' });
    await turn();
    expect(methods().slice(2)).toEqual(['deposit two', 'deposit one']);
  });

  it('tells each payment’s redirect, also to the page of the one before', async () => {
    let count = 0;
    const source = 'https://pay.test/page';
    const test = await mount({
      answers: { 'deposit-create': () => ({ apiResponse: { depositId: `d-${++count}`, source } }) },
    });
    for (const wanted of [1, 2]) {
      submit(test);
      await vi.waitFor(() => {
        expect(test.steps().filter(step => step === 'redirect')).toHaveLength(wanted);
        expect(test.cashier.deposit.isSubmitting).toBe(false);
      });
    }
  });

  it('a failure says why by its code, never by a text', async () => {
    const { tell, entries } = await mount();
    tell({ messageType: 'onDisplayError', message: 'canary', code: 'banking.limit', reference: 'r-1' });
    tell({ messageType: 'onDisplayError', message: 'canary', reference: '' });
    expect(entries().slice(1)).toMatchObject([
      { step: 'failure', reason: 'banking.limit', reference: 'r-1' },
      { step: 'failure', reason: 'unknown' },
    ]);
    expect(JSON.stringify(entries())).not.toContain('canary');
  });

  const circular: Record<string, unknown> = {};
  circular.self = circular;
  it.each([
    ['too large', { text: 'x'.repeat(2001) }],
    ['circular', circular],
    ['a list', ['a']],
    ['a text', 'a'],
  ])('metadata that is %s is left out', async (_, metadata) => {
    const { entries } = await mount({
      parent: { config: Object.assign<CashierConfig, object>({}, { metadata }) },
    });
    expect(entries()[0]).not.toHaveProperty('metadata');
  });
});
