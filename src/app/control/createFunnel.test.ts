import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestCashier } from '../../../tests/support/unit/createTestCashier';
import { mountControl, submitCanary } from '../../../tests/support/unit/mountControl';
import { sampleMethod } from '../../../tests/support/unit/samples';
import { openPendingDeposit } from '../../flows/deposit/pending/openPendingDeposit';
import { pendingDeposits } from '../../flows/deposit/pending/pendingList';
import type { CashierConfig } from '../../host/parentData';
import { createFunnel } from './createFunnel';

beforeEach(() => {
  vi.stubGlobal('open', () => null);
});

const turn = () => new Promise(resolve => setTimeout(resolve));

describe('[DEP-11] the funnel', () => {
  it('tells each step once, in order, with the host’s own words', async () => {
    const metadata = { campaign: 'spring', nested: { a: 1 } };
    const test = await mountControl({ parent: { config: { metadata } } });
    test.wired.methods.status = 'ready';
    await vi.waitFor(() => expect(test.steps()).toContain('methods'));
    test.wired.deposit.method = sampleMethod();
    await vi.waitFor(() => expect(test.steps()).toContain('method'));
    submitCanary(test);
    await vi.waitFor(() => expect(test.path()).toBe('/deposit/complete'));
    test.wired.transaction.status = 'processed';
    await vi.waitFor(() => expect(test.steps()).toContain('outcome'));
    test.tell({ messageType: 'onClose' });
    expect(test.steps()).toEqual(['opened', 'methods', 'method', 'submit', 'created', 'outcome', 'closed']);
    expect(test.entries().map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(test.entries().every(entry => JSON.stringify(entry.metadata) === JSON.stringify(metadata))).toBe(
      true,
    );
    const chosen = { flow: 'deposit', paymentMethod: sampleMethod().name };
    const facts = { ...chosen, amount: 100, currency: 'MXN' };
    expect(test.entries().slice(2, 4)).toMatchObject([chosen, chosen]);
    expect(test.entries().slice(4, 6)).toMatchObject([facts, { status: 'processed', ...facts }]);
    // What is not known is left out.
    expect(test.entries().flatMap(Object.values)).not.toContain(null);
    expect(test.entries().every(({ elapsedMs }) => elapsedMs >= 0 && elapsedMs <= performance.now())).toBe(
      true,
    );
    expect(JSON.stringify(test.entries())).not.toContain('canary');
  });

  it('has the flow from the first step on, and tells the methods of either flow, once', async () => {
    const { wired, entries } = await mountControl({ parent: { page: 'withdrawal' } });
    wired.withdrawal.status = 'ready';
    await turn();
    const steps = [
      { step: 'opened', flow: 'withdrawal' },
      { step: 'methods', flow: 'withdrawal' },
    ];
    expect(entries()).toMatchObject(steps);
    wired.methods.status = 'ready';
    await turn();
    expect(entries()).toMatchObject(steps);
  });

  it('tells methods that were there before it', async () => {
    const { cashier, told } = await createTestCashier();
    cashier.methods.status = 'ready';
    createFunnel(cashier);
    expect(told('onFunnel').map(({ step }) => step)).toEqual(['opened', 'methods']);
  });

  it('tells a method when another one is chosen, and not for a look at the other flow', async () => {
    const { wired, cashier, entries } = await mountControl();
    const { router } = cashier;
    const methods = () =>
      entries()
        .filter(({ step }) => step === 'method')
        .map(({ flow, paymentMethod }) => `${flow} ${paymentMethod}`);
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

  it('a deposit that is opened again from the list is no choice of its method', async () => {
    const test = await mountControl();
    submitCanary(test);
    await vi.waitFor(() => expect(test.path()).toBe('/deposit/complete'));
    await vi.waitFor(() => expect(test.cashier.deposit.isSubmitting).toBe(false));
    test.cashier.router.navigate('/deposit', { isReset: true });
    test.wired.deposit.method = sampleMethod({ name: 'other' });
    await turn();
    const [left] = pendingDeposits(test.cashier);
    if (left) await openPendingDeposit(test.cashier, left);
    expect(test.mirror.state()).toMatchObject({ status: 'waiting', paymentMethod: sampleMethod().name });
    await turn();
    const methods = test.entries().filter(({ step }) => step === 'method');
    expect(methods).toMatchObject([{ paymentMethod: 'other' }]);
  });

  it('tells each payment’s redirect, also to the page of the one before', async () => {
    let count = 0;
    const source = 'https://pay.test/page';
    const test = await mountControl({
      answers: { 'deposit-create': () => ({ apiResponse: { depositId: `d-${++count}`, source } }) },
    });
    for (const wanted of [1, 2]) {
      submitCanary(test);
      await vi.waitFor(() => {
        expect(test.steps().filter(step => step === 'redirect')).toHaveLength(wanted);
        expect(test.cashier.deposit.isSubmitting).toBe(false);
      });
    }
    // Later news of it are no redirect.
    test.wired.transaction.status = 'accepted';
    await turn();
    const facts = { flow: 'deposit', amount: 100, currency: 'MXN', paymentMethod: sampleMethod().name };
    expect(test.entries().filter(({ step }) => step === 'redirect')).toMatchObject([facts, facts]);
  });

  it('tells a withdrawal that is made as one', async () => {
    const { tell, entries } = await mountControl();
    const facts = { paymentMethod: 'spei', amount: 50, currency: 'EUR' };
    tell({ messageType: 'onCreateTransaction', withdrawalId: 'w-1', ...facts });
    expect(entries().slice(1)).toMatchObject([{ step: 'created', flow: 'withdrawal', ...facts }]);
  });

  it('a failure says why by its code, never by a text', async () => {
    const { tell, entries } = await mountControl();
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
    const { entries } = await mountControl({
      parent: { config: Object.assign<CashierConfig, object>({}, { metadata }) },
    });
    expect(entries()[0]).not.toHaveProperty('metadata');
  });
});
