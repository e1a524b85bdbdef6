import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../tests/support/unit/createFakeTransport';
import {
  createTestCashier,
  type TestCashier,
  type TestCashierOptions,
} from '../../../tests/support/unit/createTestCashier';
import { deferred } from '../../../tests/support/unit/deferred';
import { sampleMethod } from '../../../tests/support/unit/samples';
import type { WithdrawalDraft } from '../../state/createWithdrawalState';
import { receivePush } from '../shared/receivePush';
import { submitWithdrawal } from './submitWithdrawal';

const draft = (overrides: Partial<WithdrawalDraft> = {}): WithdrawalDraft => ({
  method: sampleMethod({ name: 'spei' }),
  amount: 500,
  currency: 'MXN',
  accountType: 'main',
  fields: { clabe: '012345678901234567' },
  details: [],
  ...overrides,
});

async function start(
  answers: TestCashierOptions['answers'] = {},
  parent: TestCashierOptions['parent'] = {},
): Promise<TestCashier> {
  const test = await createTestCashier({ parent: { page: 'withdrawal', ...parent }, answers });
  test.cashier.withdrawal.draft = draft();
  test.cashier.router.navigate('/withdrawal/confirm');
  return test;
}

const pathOf = ({ cashier }: TestCashier): string => cashier.router.current().path;
const settle = () => vi.advanceTimersByTimeAsync(10_000);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

describe('submitWithdrawal', () => {
  it('[WD-02] a push that overtakes the answer counts', async () => {
    const answer = deferred<unknown>();
    const test = await start({ 'withdrawal-create': () => answer.promise });
    submitWithdrawal(test.cashier);
    await settle();
    const push = (withdrawalId: string, status: string, message: string) =>
      receivePush(test.cashier, { type: 'withdrawal.status', data: { withdrawalId, status, message } });
    push('wd-1', 'mistaked', 'The account is closed.');
    push('wd-2', 'processed', 'Not this one.');
    answer.resolve({ withdrawalId: 'wd-1', status: 'waiting', confirmation: { type: 'code' } });
    await settle();
    expect(test.cashier.withdrawal.current).toMatchObject({
      status: 'mistaked',
      message: 'The account is closed.',
      code: null,
    });
    expect(pathOf(test)).toBe('/withdrawal/complete');
  });

  it('[WD-02] sends exactly what was confirmed, once, and tells the host', async () => {
    const test = await start({ 'withdrawal-create': { withdrawalId: 'wd-1', status: 'waiting' } });
    test.cashier.methods.selectedCountry = 'BR';
    submitWithdrawal(test.cashier);
    submitWithdrawal(test.cashier);
    await settle();
    expect(test.transport.sent('withdrawal-create')).toEqual([
      {
        requestId: expect.any(String),
        amount: 500,
        currency: 'MXN',
        paymentMethod: 'spei',
        accountType: 'main',
        fields: { clabe: '012345678901234567' },
        selectedCountry: 'BR',
      },
    ]);
    expect(test.told('onCreateTransaction')).toMatchObject([
      { withdrawalId: 'wd-1', paymentMethod: 'spei', amount: 500, currency: 'MXN' },
    ]);
    expect(test.told('Metric')).toEqual([
      { messageType: 'Metric', name: 'withdrawal-create', status: 'ok', paymentMethod: 'spei' },
    ]);
    expect(pathOf(test)).toBe('/withdrawal/complete');
    expect(test.cashier.router.state.entries).toHaveLength(2);
    expect(test.cashier.withdrawal).toMatchObject({ draft: null, values: {}, intent: null });
    expect(test.cashier.withdrawal.current).toMatchObject({
      withdrawalId: 'wd-1',
      amount: 500,
      currency: 'MXN',
      accountType: 'main',
      paymentMethod: 'spei',
      createdAt: expect.any(String),
    });
  });

  it('[DEP-11] tells the host of the submit, a coin as crypto', async () => {
    const test = await start();
    submitWithdrawal(test.cashier);
    test.cashier.withdrawal.isSubmitting = false;
    test.cashier.withdrawal.draft = draft({ method: sampleMethod({ name: 'btc', category: 'crypto' }) });
    submitWithdrawal(test.cashier);
    const facts = { currency: 'MXN', payment_region: 'MX', submit_amount: 500 };
    expect(test.told('onAnalyticsEvent')).toMatchObject([
      { name: 'withdrawal_submit', withdrawal_method: 'spei', method_type: 'fiat', ...facts },
      { name: 'withdrawal_submit', withdrawal_method: 'btc', method_type: 'crypto', ...facts },
    ]);
  });

  it('[WD-02] goes to the code where one is asked for', async () => {
    const test = await start({
      'withdrawal-create': {
        withdrawalId: 'wd-1',
        status: 'waiting',
        confirmation: { type: 'code', length: 6, resendAfter: 30 },
      },
    });
    const resendAt = Date.now() + 30_000;
    submitWithdrawal(test.cashier);
    await settle();
    expect(pathOf(test)).toBe('/withdrawal/confirm');
    expect(test.cashier.router.state.entries).toHaveLength(2);
    expect(test.cashier.withdrawal.current.code).toEqual({ length: 6, resendAt });
  });

  it('[WD-03] sends nothing that is more than the balance of this moment', async () => {
    const test = await start({ 'withdrawal-create': { withdrawalId: 'wd-1', status: 'waiting' } });
    test.cashier.user.balance = { amount: 499.99, currency: 'MXN' };
    submitWithdrawal(test.cashier);
    await settle();
    expect(test.transport.sent('withdrawal-create')).toEqual([]);
    test.cashier.user.balance = { amount: 500, currency: 'MXN' };
    submitWithdrawal(test.cashier);
    await settle();
    expect(test.transport.sent('withdrawal-create')).toHaveLength(1);
  });

  it('[WD-03] a balance in another currency says nothing about this one', async () => {
    const test = await start({ 'withdrawal-create': { withdrawalId: 'wd-1', status: 'waiting' } });
    test.cashier.user.balance = { amount: 1, currency: 'USD' };
    submitWithdrawal(test.cashier);
    await settle();
    expect(test.transport.sent('withdrawal-create')).toHaveLength(1);
  });

  it('[WD-02] a refusal keeps everything, says why without a snackbar, and the next try is a new intent', async () => {
    const test = await start({ 'withdrawal-create': refusal(422, 'banking.insufficientFunds', 'No') });
    submitWithdrawal(test.cashier);
    await settle();
    const { withdrawal, notifications } = test.cashier;
    expect(withdrawal.refusal?.text).toBe('There is not enough money on your balance.');
    expect(withdrawal).toMatchObject({ draft: { amount: 500 }, intent: null, isSubmitting: false });
    expect(notifications.list).toEqual([]);
    expect(test.told('onDisplayError')).toMatchObject([{ code: 'banking.insufficientFunds' }]);
    expect(test.told('Metric')).toMatchObject([{ status: 'fail' }]);
    expect(test.transport.sent('withdrawal-status')).toEqual([]);
    expect(pathOf(test)).toBe('/withdrawal/confirm');
    submitWithdrawal(test.cashier);
    await settle();
    const ids = test.transport.sent('withdrawal-create').map(({ requestId }) => requestId);
    expect(new Set(ids).size).toBe(2);
  });

  it('[API-04] [WD-02] after an unknown outcome the server is asked by the request, never sent to again', async () => {
    const test = await start({
      'withdrawal-create': networkFailure(),
      'withdrawal-status': { withdrawalId: 'wd-9', status: 'accepted' },
    });
    submitWithdrawal(test.cashier);
    await settle();
    const [create] = test.transport.sent('withdrawal-create');
    expect(test.transport.sent('withdrawal-create')).toHaveLength(1);
    expect(test.transport.sent('withdrawal-status')[0]).toEqual({ requestId: create?.requestId });
    expect(test.cashier.withdrawal.current).toMatchObject({ withdrawalId: 'wd-9', status: 'accepted' });
    expect(pathOf(test)).toBe('/withdrawal/complete');
  });

  it('[API-04] [WD-02] one that the server does not know may be tried again, under the same id, after a reload too', async () => {
    const before = await start({
      'withdrawal-create': networkFailure(),
      'withdrawal-status': refusal(404, 'banking.withdrawalUnknown'),
    });
    submitWithdrawal(before.cashier);
    await settle();
    before.cashier.dispose();
    const test = await start({
      'withdrawal-create': networkFailure(),
      'withdrawal-status': refusal(404, 'banking.withdrawalUnknown'),
    });
    submitWithdrawal(test.cashier);
    await settle();
    expect(test.cashier.withdrawal.refusal?.text).toBe('Network connection failed');
    test.transport.answer('withdrawal-create', { withdrawalId: 'wd-1', status: 'waiting' });
    submitWithdrawal(test.cashier);
    await settle();
    const ids = [before, test].flatMap(({ transport }) =>
      transport.sent('withdrawal-create').map(({ requestId }) => requestId),
    );
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
    expect(pathOf(test)).toBe('/withdrawal/complete');
  });

  it('[API-04] [WD-02] after a reload the same withdrawal has the same id until its outcome is known', async () => {
    const send = async (answers: NonNullable<Parameters<typeof start>[0]>, amount = 500) => {
      const test = await start(answers);
      test.cashier.withdrawal.draft = draft({ amount });
      submitWithdrawal(test.cashier);
      await settle();
      test.cashier.dispose();
      return test.transport.sent('withdrawal-create')[0]?.['requestId'];
    };
    const lost = { 'withdrawal-create': networkFailure(), 'withdrawal-status': networkFailure() };
    const made = { 'withdrawal-create': { withdrawalId: 'wd-1', status: 'waiting' } };
    const first = await send(lost);
    expect(JSON.stringify(localStorage)).not.toContain('012345678901234567');
    expect(await send(lost)).toBe(first);
    expect(await send(made)).toBe(first);
    const next = await send(lost);
    expect(next).not.toBe(first);
    const other = await send(lost, 600);
    expect(other).not.toBe(next);
    vi.setSystemTime(Date.now() + 11 * 60_000);
    expect(await send(made, 600)).not.toBe(other);
  });

  it('[API-04] [USER-09] the id is no other player’s, also where only the tokens of their users tell them apart', async () => {
    const lost = { 'withdrawal-create': networkFailure(), 'withdrawal-status': networkFailure() };
    const idOf = async (token: string) => {
      const test = await start(lost, { token: '', user: { token } });
      submitWithdrawal(test.cashier);
      await settle();
      test.cashier.dispose();
      return test.transport.sent('withdrawal-create')[0]?.['requestId'];
    };
    const first = await idOf('of-ana');
    expect(await idOf('of-bob')).not.toBe(first);
    expect(await idOf('of-ana')).toBe(first);
    expect(JSON.stringify(localStorage)).not.toContain('of-ana');
  });

  it('[WD-02] [API-04] where nobody can say, the player waits on a screen that says so', async () => {
    const test = await start({
      'withdrawal-create': networkFailure(),
      'withdrawal-status': networkFailure(),
    });
    submitWithdrawal(test.cashier);
    await vi.advanceTimersByTimeAsync(3000);
    submitWithdrawal(test.cashier);
    await settle();
    expect(pathOf(test)).toBe('/withdrawal/complete');
    expect(test.told('onDisplayError')).toMatchObject([{ message: 'Network connection failed' }]);
    const { withdrawalId, requestId } = test.cashier.withdrawal.current;
    expect(withdrawalId).toBeNull();
    expect(requestId).toBe(test.transport.sent('withdrawal-create')[0]?.requestId);
    expect(test.transport.sent('withdrawal-create')).toHaveLength(1);
  });

  it('[WD-02] [API-04] a 404 proves nothing where the server says it of a withdrawal that it has made', async () => {
    const test = await start({
      'withdrawal-create': { withdrawalId: 'wd-1', status: 'waiting' },
      'withdrawal-status': refusal(404, 'not_found', 'Not found'),
    });
    submitWithdrawal(test.cashier);
    await settle();
    test.transport.answer('withdrawal-create', networkFailure());
    test.cashier.withdrawal.draft = draft({ amount: 600 });
    submitWithdrawal(test.cashier);
    await settle();
    expect(test.cashier.withdrawal).toMatchObject({ refusal: null, current: { withdrawalId: null } });
    expect(pathOf(test)).toBe('/withdrawal/complete');
  });

  it('[WD-02] [API-04] an answer that names no withdrawal tells nothing: it is asked for again', async () => {
    const test = await start({ 'withdrawal-create': networkFailure() });
    const known = { withdrawalId: 'wd-9', status: 'accepted' };
    test.transport.answer('withdrawal-status', { status: 'waiting' }, known);
    submitWithdrawal(test.cashier);
    await settle();
    expect(test.cashier.withdrawal.current).toMatchObject(known);
    expect(test.transport.sent('withdrawal-create')).toHaveLength(1);
  });

  it('[WD-02] a broken answer is an unknown outcome too', async () => {
    const test = await start({
      'withdrawal-create': { id: 7 },
      'withdrawal-status': {
        withdrawalId: 'wd-9',
        status: 'waiting',
        steps: [{ name: 'created' }, { name: 'confirmed' }],
      },
    });
    submitWithdrawal(test.cashier);
    await settle();
    expect(test.transport.sent('withdrawal-create')).toHaveLength(1);
    expect(pathOf(test)).toBe('/withdrawal/confirm');
  });
});
