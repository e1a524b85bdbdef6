import { describe, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { deferred } from '../../../../tests/support/unit/deferred';
import { samplePending } from '../../../../tests/support/unit/samples';
import { receivePush } from '../../../app/push/receivePush';
import { addNotification } from '../../../state/createNotificationsState';
import { withdrawalStage } from '../complete/withdrawalView';
import { askStatus } from '../follow/askStatus';
import { confirmCode } from './confirmCode';
import { endCode, isCodeOver, keepCode, keptCode } from './keptCodes';
import { sendNewCode } from './sendNewCode';

const at = '2030-01-02T03:04:05Z';
const steps = (confirmedAt?: string) => [
  { name: 'created', at },
  { name: 'confirmed', ...(confirmedAt && { at: confirmedAt }) },
  { name: 'review' },
];

async function withCode(answers: Record<string, unknown>, isTokenRenewed = false) {
  const test = await createTestCashier({ parent: { page: 'withdrawal' }, answers, isTokenRenewed });
  const { withdrawal, router } = test.cashier;
  Object.assign(withdrawal.current, {
    withdrawalId: 'wd-1',
    code: { length: 6, resendAt: 0 },
    steps: steps(),
  });
  router.navigate('/withdrawal/confirm');
  return test;
}

describe('confirmCode', () => {
  it.each(['accepted', 'waiting'])('[WD-02] sends the code and goes on to the timeline: %s', async status => {
    const { cashier, transport } = await withCode({
      'withdrawal-confirm': { status },
    });
    addNotification(cashier.notifications, { content: 'of the try before' });
    expect(await confirmCode(cashier, '123456')).toBe('confirmed');
    expect(cashier.withdrawal.current.status).toBe(status);
    expect(transport.sent('withdrawal-confirm')).toEqual([{ withdrawalId: 'wd-1', code: '123456' }]);
    expect(cashier.withdrawal.current.code).toBeNull();
    expect(cashier.notifications.list).toEqual([]);
    const pages = cashier.router.state.entries.map(({ path }) => path);
    expect(pages).toEqual(['/withdrawal', '/withdrawal/complete']);
  });

  it.each([1, '1'])(
    '[WD-02] answered %j, which may be the result of the call, nothing is said to be paid out',
    async status => {
      const { cashier, told } = await withCode({ 'withdrawal-confirm': { status } });
      expect(await confirmCode(cashier, '123456')).toBe('confirmed');
      expect(cashier.withdrawal.current.status).toBe('waiting');
      expect(told('onFunnel').filter(({ step }) => step === 'outcome')).toEqual([]);
    },
  );

  it('[WD-02] one that ends with its code had ended before the list is opened again', async () => {
    const { cashier } = await withCode({ 'withdrawal-confirm': { status: 'mistaked' } });
    cashier.withdrawal.pending = [samplePending({ withdrawalId: 'wd-1' })];
    await confirmCode(cashier, '123456');
    expect(cashier.withdrawal.pending).toEqual([]);
  });

  it('[USER-09] [WD-02] one that an old token has kept back is sent once more with the new one', async () => {
    const { cashier, transport, told } = await withCode({}, true);
    transport.answer('withdrawal-confirm', refusal(401), { status: 'accepted' });
    expect(await confirmCode(cashier, '123456')).toBe('confirmed');
    expect(transport.sent('withdrawal-confirm')).toHaveLength(2);
    expect(told('onDisplayError')).toEqual([]);
  });

  it('[API-06] the host hears of an answer that cannot be read, also where the withdrawal says that it was a yes', async () => {
    const { cashier, told } = await withCode({
      'withdrawal-confirm': { status: [] },
      'withdrawal-status': { status: 'waiting', steps: steps(at) },
    });
    expect(await confirmCode(cashier, '123456')).toBe('confirmed');
    expect(told('Error')).toMatchObject([{ message: 'withdrawal-confirm: status is not union' }]);
    expect(told('onDisplayError')).toEqual([]);
  });

  it('[WD-02] a wrong one changes nothing', async () => {
    const { cashier, told } = await withCode({ 'withdrawal-confirm': refusal(422, 'banking.codeWrong') });
    expect(await confirmCode(cashier, '000000')).toBe('wrong');
    expect(cashier.withdrawal.current.code).not.toBeNull();
    expect(told('onDisplayError')).toEqual([]);
    expect(cashier.router.current().path).toBe('/withdrawal/confirm');
  });

  it('[WD-02] [ERR-03] one refused for a reason of the server’s own leads to no other method: the amount is held', async () => {
    const { cashier, told } = await withCode({ 'withdrawal-confirm': refusal(410, 'banking.codeExpired') });
    expect(await confirmCode(cashier, '000000')).toBe('failed');
    expect(await sendNewCode(cashier)).toBeNull();
    const message = 'The payment provider could not do this.';
    expect(told('onDisplayError')).toMatchObject([{ message }, { message }]);
  });

  it('[WD-02] [API-06] an answer to a new code that cannot be read was a yes: the wait for the next one goes on', async () => {
    const { cashier, told } = await withCode({ 'withdrawal-confirm': 'sent' });
    addNotification(cashier.notifications, { content: 'of the try before' });
    expect(await sendNewCode(cashier)).toBe('sent');
    expect(cashier.withdrawal.current.code?.resendAt).toBeGreaterThan(Date.now());
    expect(cashier.notifications.list).toEqual([]);
    expect(told('Error')).toHaveLength(1);
    // Only its steps ask for it: they say when it is awaited no more.
    expect(keptCode(cashier, 'wd-1')).toBeNull();
  });

  it('[WD-02] after one too many no code is asked for, not after a reload either', async () => {
    const { cashier } = await withCode({
      'withdrawal-confirm': refusal(422, 'banking.codeAttemptsExceeded'),
      'withdrawal-status': networkFailure(),
    });
    keepCode(cashier, 'wd-1', { length: 6, resendAt: 0 });
    expect(await confirmCode(cashier, '000000')).toBe('ended');
    expect(cashier.withdrawal.current.code).toBeNull();
    expect(keptCode(cashier, 'wd-1')).toBeNull();
    expect(withdrawalStage(cashier.withdrawal.current)).toBe('checking');
  });

  it('[WD-02] one too many that another tab has had first: no code is asked for, though the steps list it', async () => {
    const late = deferred();
    const { cashier } = await withCode({
      'withdrawal-confirm': () => late.promise,
      'withdrawal-status': { withdrawalId: 'wd-1', status: 'waiting', steps: steps() },
    });
    const { current } = cashier.withdrawal;
    const confirming = confirmCode(cashier, '000000');
    // As `followWithdrawal` takes it from what the other tab has stored.
    endCode(cashier, 'wd-1');
    Object.assign(current, { code: null, isCodeOver: true });
    late.reject(refusal(422, 'banking.codeAttemptsExceeded'));
    await confirming;
    await askStatus(cashier, cashier.signal);
    expect(withdrawalStage(current)).toBe('checking');
    expect(isCodeOver(cashier, 'wd-1')).toBe(true);
  });

  it('[WD-02] one too many ends it', async () => {
    const { cashier } = await withCode({
      'withdrawal-confirm': refusal(422, 'banking.codeAttemptsExceeded'),
      'withdrawal-status': { withdrawalId: 'wd-1', status: 'mistaked', message: 'Wrong code five times' },
    });
    expect(await confirmCode(cashier, '000000')).toBe('ended');
    expect(cashier.withdrawal.current).toMatchObject({
      status: 'mistaked',
      message: 'Wrong code five times',
      code: null,
    });
    expect(cashier.router.current().path).toBe('/withdrawal/complete');
  });

  it.each([
    ['taken', { withdrawalId: 'wd-1', status: 'waiting' }],
    ['one too many', refusal(422, 'banking.codeAttemptsExceeded')],
    ['lost', networkFailure()],
  ])('[WD-02] %s, while the player has opened another one: that is left as it is', async (_, answer) => {
    const late = deferred();
    const { cashier } = await withCode({
      'withdrawal-confirm': () => late.promise,
      'withdrawal-status': { withdrawalId: 'wd-2', status: 'waiting', steps: steps() },
    });
    const confirming = confirmCode(cashier, '123456');
    const { withdrawal, router } = cashier;
    router.back();
    const other = { withdrawalId: 'wd-2', code: { length: 6, resendAt: 0 }, steps: steps() };
    Object.assign(withdrawal.current, other);
    router.navigate('/withdrawal/confirm');
    if (answer instanceof Error) late.reject(answer);
    else late.resolve(answer);
    await confirming;
    expect(withdrawal.current).toMatchObject(other);
    expect(router.current().path).toBe('/withdrawal/confirm');
  });

  it('[WD-02] a new code that was refused late ends the wait of no other withdrawal', async () => {
    const late = deferred();
    const { cashier, told } = await withCode({ 'withdrawal-confirm': () => late.promise });
    const asking = sendNewCode(cashier);
    const other = { withdrawalId: 'wd-2', code: { length: 6, resendAt: Date.now() + 30_000 } };
    Object.assign(cashier.withdrawal.current, structuredClone(other));
    late.reject(networkFailure());
    await asking;
    expect(cashier.withdrawal.current).toMatchObject(other);
    expect(told('onDisplayError')).toEqual([]);
  });

  it.each(['accepted', 'canceled'])(
    '[WD-02] refused as another tab was first, the page shows what became of it: %s',
    async status => {
      const { cashier, told } = await withCode({
        'withdrawal-confirm': refusal(409),
        'withdrawal-status': { withdrawalId: 'wd-1', status },
      });
      expect(await confirmCode(cashier, '123456')).toBe('confirmed');
      expect(told('onDisplayError')).toEqual([]);
      expect(cashier.withdrawal.current).toMatchObject({ status, code: null });
      expect(cashier.router.current().path).toBe('/withdrawal/complete');
    },
  );

  it.each([
    [429, 0],
    [422, 1],
  ])('[WD-02] another refusal (%i) is told, and the code stays wanted', async (status, asked) => {
    const { cashier, transport, told } = await withCode({
      'withdrawal-confirm': refusal(status, 'banking.slow'),
      'withdrawal-status': { withdrawalId: 'wd-1', status: 'waiting', steps: steps() },
    });
    expect(await confirmCode(cashier, '123456')).toBe('failed');
    expect(transport.sent('withdrawal-status')).toHaveLength(asked);
    expect(told('onDisplayError')).toMatchObject([{ code: 'banking.slow' }]);
    expect(cashier.withdrawal.current.code).not.toBeNull();
    expect(cashier.router.current().path).toBe('/withdrawal/confirm');
  });

  it.each(['accepted', 'canceled'])(
    '[WD-02] [ERR-03] a push says %s before the answer is lost: no failure stands beside that',
    async status => {
      const late = deferred();
      const { cashier, told } = await withCode({ 'withdrawal-confirm': () => late.promise });
      const confirming = confirmCode(cashier, '123456');
      const resending = sendNewCode(cashier);
      receivePush(cashier, { type: 'withdrawal.status', data: { withdrawalId: 'wd-1', status } });
      // As the screen does.
      cashier.router.navigate('/withdrawal/complete', { isFinal: true });
      late.reject(networkFailure());
      expect(await confirming).toBe('confirmed');
      await resending;
      expect(told('onDisplayError')).toEqual([]);
      expect(cashier.notifications.list).toEqual([]);
      expect(cashier.router.current().path).toBe('/withdrawal/complete');
    },
  );

  it('[WD-02] a player who leaves while the withdrawal is asked is not taken away from there', async () => {
    const status = deferred();
    const { cashier, transport } = await withCode({
      'withdrawal-confirm': networkFailure(),
      'withdrawal-status': () => status.promise,
    });
    const confirming = confirmCode(cashier, '123456');
    await vi.waitFor(() => expect(transport.sent('withdrawal-status')).toHaveLength(1));
    cashier.router.back();
    status.resolve({ withdrawalId: 'wd-1', status: 'waiting', steps: steps(at) });
    await confirming;
    expect(cashier.router.current().path).toBe('/withdrawal');
  });

  it('[WD-02] another one that is opened while the withdrawal is asked keeps its own code', async () => {
    const status = deferred();
    const { cashier, transport } = await withCode({
      'withdrawal-confirm': refusal(422, 'banking.codeAttemptsExceeded'),
      'withdrawal-status': () => status.promise,
    });
    const confirming = confirmCode(cashier, '123456');
    await vi.waitFor(() => expect(transport.sent('withdrawal-status')).toHaveLength(1));
    const other = { withdrawalId: 'wd-2', code: { length: 6, resendAt: 0 } };
    Object.assign(cashier.withdrawal.current, other);
    status.resolve({ withdrawalId: 'wd-1', status: 'mistaked' });
    await confirming;
    expect(cashier.withdrawal.current).toMatchObject(other);
  });

  it('[WD-02] without an answer the withdrawal says whether it was taken', async () => {
    const { cashier } = await withCode({
      'withdrawal-confirm': networkFailure(),
      'withdrawal-status': { withdrawalId: 'wd-1', status: 'waiting', steps: steps(at) },
    });
    expect(await confirmCode(cashier, '123456')).toBe('confirmed');
    expect(cashier.router.current().path).toBe('/withdrawal/complete');
  });

  it('[WD-02] and where it was not, the player may send it again', async () => {
    const { cashier, told } = await withCode({
      'withdrawal-confirm': networkFailure(),
      'withdrawal-status': { withdrawalId: 'wd-1', status: 'waiting', steps: steps() },
    });
    expect(await confirmCode(cashier, '123456')).toBe('failed');
    expect(told('onDisplayError')).toMatchObject([{ message: 'Network connection failed' }]);
    expect(cashier.router.current().path).toBe('/withdrawal/confirm');
  });
});
