import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../../tests/support/unit/createFakeTransport';
import type { TestCashierOptions } from '../../../../tests/support/unit/createTestCashier';
import { deferred } from '../../../../tests/support/unit/deferred';
import { CREATE, created, openSubmit as open, setUpBrowser } from '../../../../tests/support/unit/openSubmit';
import {
  SAMPLE_PAN,
  sampleCard,
  sampleFormField,
  sampleMethod,
  samplePackage,
} from '../../../../tests/support/unit/samples';
import { keepPending } from '../pending/keepPending';
import { openPendingDeposit } from '../pending/openPendingDeposit';
import { pendingDeposits } from '../pending/pendingList';

setUpBrowser();

describe('[API-04] what a reload would find', () => {
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

  it('[SWP-01] the package, and its currency, which is also what the host is asked', async () => {
    const test = await open(undefined, {
      parent: { widgetViewType: 'sweep' },
      answers: { 'deposit-create-sweepstake': () => new Promise(() => {}) },
    });
    const asked: unknown[] = [];
    const { element } = test.cashier.handle;
    element.addEventListener('before-submit', event => asked.push(Reflect.get(event, 'detail')));
    const box = samplePackage({ price: 100 });
    test.submit({ box });
    await vi.waitFor(() => expect(test.transport.sent('deposit-create-sweepstake')).toHaveLength(1));
    expect(asked).toMatchObject([{ action: 'deposit', amount: 100, currency: 'USD' }]);
    expect(pendingDeposits(test.cashier)).toMatchObject([{ amount: 100, currency: 'USD', box }]);
  });

  const asking = (response: object = {}) =>
    created({ isFieldsRequired: true, fields: [sampleFormField({ name: 'otp' })], ...response });

  it('after a refusal, or a question for more fields of a deposit without an id: nothing', async () => {
    for (const answer of [refusal(422), asking({ depositId: undefined })]) {
      const test = await open(answer);
      test.submit();
      await test.done();
      expect(pendingDeposits(test.cashier)).toEqual([]);
    }
  });

  /** What the next page finds of a deposit that has asked for more fields. */
  async function reload(listed = [sampleMethod()], options: TestCashierOptions = {}) {
    const next = await open(created({ pageId: 'pix', data: { pixKey: 'k' } }), options);
    const { methods, withdrawal, deposit } = next.cashier;
    Object.assign(methods, { list: listed, status: 'ready' });
    withdrawal.status = 'ready';
    // Of the method that was on the screen before.
    deposit.limits = { min: 500, max: 900 };
    const [kept] = pendingDeposits(next.cashier);
    if (kept) await openPendingDeposit(next.cashier, kept);
    return { ...next, kept };
  }

  it('[DEP-03] after a question for more fields: the deposit, whose form goes on with them', async () => {
    const before = await open(asking());
    before.submit({ fields: { card_number: SAMPLE_PAN } });
    await before.done();
    expect(pendingDeposits(before.cashier)).toMatchObject([{ depositId: 'd-1', amount: 100 }]);
    before.transport.answer(CREATE, asking({ fields: [sampleFormField({ name: 'city', value: 'typed' })] }));
    before.submit();
    await before.done();
    expect(pendingDeposits(before.cashier)).toHaveLength(1);
    expect(JSON.stringify({ ...window.localStorage })).not.toMatch(`${SAMPLE_PAN}|typed`);
    const { cashier, path, submit, done, transport } = await reload();
    expect(path()).toBe('/deposit/redirect');
    expect(cashier.deposit).toMatchObject({ depositId: 'd-1', amount: { text: '100' }, limits: null });
    expect(cashier.deposit.method).toEqual(sampleMethod());
    expect(cashier.deposit.extraFields.map(({ name }) => name)).toEqual(['otp', 'city']);
    submit();
    await done();
    expect(transport.sent(CREATE)).toMatchObject([{ depositId: 'd-1' }]);
    expect(path()).toBe('/deposit/redirect/pix');
    expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-1', path: '/deposit/redirect/pix' }]);
    expect(pendingDeposits(cashier)).toHaveLength(1);
  });

  it.each([
    ['refused', refusal(422), 'd-1'],
    ['on their way', () => new Promise(() => {}), null],
  ])('[DEP-03] it is there once while its fields are %s', async (_, answer, depositId) => {
    const { submit, cashier, transport } = await open(asking());
    submit();
    await vi.waitFor(() => expect(cashier.deposit.isSubmitting).toBe(false));
    transport.answer(CREATE, answer);
    submit();
    await vi.waitFor(() => expect(transport.sent(CREATE)).toHaveLength(2));
    await vi.waitFor(() => expect(pendingDeposits(cashier)).toMatchObject([{ depositId }]));
    expect(pendingDeposits(cashier)).toHaveLength(1);
  });

  it('[DEP-03] [SWP-01] the same of a coin package: its price is paid', async () => {
    const parent = { widgetViewType: 'sweep' } as const;
    const box = samplePackage();
    const coin = sampleMethod({ name: 'btc', category: 'crypto' });
    const answers = { 'deposit-create-sweepstake': asking() };
    const before = await open(undefined, { parent, answers });
    before.submit({ method: coin, box });
    await before.done();
    const { cashier, path } = await reload([coin], { parent });
    expect(path()).toBe('/deposit/crypto');
    expect(cashier.deposit).toMatchObject({ depositId: 'd-1', box, amount: { text: '' } });
  });

  it.each([
    ['whose method is offered no more', [], {}],
    ['that has ended', [sampleMethod()], { news: 'mistaked' }],
  ])('[DEP-03] one %s leads to its status', async (_, listed, { news }: { news?: string }) => {
    const before = await open(asking());
    before.submit();
    await before.done();
    const { cashier } = await open(created());
    Object.assign(cashier.methods, { list: listed, status: 'ready' });
    const [kept] = pendingDeposits(cashier);
    if (kept) await openPendingDeposit(cashier, kept, news ? { depositId: 'd-1', status: news } : null);
    expect(cashier.router.current().path).toBe('/deposit/complete');
    expect(cashier.transaction).toMatchObject({ depositId: 'd-1', status: news ?? 'waiting' });
    expect(cashier.deposit.depositId).toBeNull();
  });

  it('[DEP-03] asked for by a form that the player has left meanwhile, for another method', async () => {
    const answer = deferred();
    const test = await open(() => answer.promise);
    test.cashier.router.navigate('/deposit/redirect');
    test.submit();
    await vi.waitFor(() => expect(test.transport.sent(CREATE)).toHaveLength(1));
    test.cashier.router.navigate('/deposit', { isReset: true });
    test.cashier.deposit.method = sampleCard();
    answer.resolve(asking());
    await test.done();
    expect(test.cashier.deposit.extraFields).toEqual([]);
    expect(pendingDeposits(test.cashier)).toMatchObject([{ depositId: 'd-1' }]);
  });

  it('[DEP-03] one whose fields are not asked for by its form is there once', async () => {
    const { submit, done, cashier } = await open(asking());
    Object.assign(cashier.transaction, { depositId: 'd-1', createdAt: new Date().toISOString() });
    keepPending(cashier);
    submit({ depositId: 'd-1' });
    await done();
    expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-1' }]);
    expect(pendingDeposits(cashier)[0]?.path).toBeUndefined();
  });
});
