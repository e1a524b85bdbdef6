import { beforeEach, describe, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../../tests/support/unit/deferred';
import { openFollowedWithdrawal } from '../../../../tests/support/unit/openFollowedWithdrawal';
import { samplePending } from '../../../../tests/support/unit/samples';
import { rememberAnswered } from '../../shared/creation/isNotMade';
import { withdrawalStage } from '../complete/withdrawalView';

const at = '2030-01-02T03:04:05Z';
const answer = (status: string, isDone = false) => ({
  withdrawalId: 'wd-1',
  status,
  steps: [
    { name: 'created', at },
    { name: 'sent', ...(isDone && { at }) },
  ],
});

beforeEach(() => {
  vi.useFakeTimers();
});

describe('followWithdrawal', () => {
  it('[API-04] [HOST-11] [WD-02] an answer about a lost one says nothing of another that is on screen by then', async () => {
    const late = deferred();
    const lost = { requestId: 'r-1', paymentMethod: 'spei', amount: 500, currency: 'MXN' };
    const { current, told, transport, stop } = await openFollowedWithdrawal(
      { 'withdrawal-status': () => late.promise },
      lost,
    );
    await vi.advanceTimersByTimeAsync(5000);
    expect(transport.sent('withdrawal-status')[0]).toEqual({ requestId: 'r-1' });
    Object.assign(current, { requestId: 'r-2', amount: 70 });
    late.resolve(answer('processed', true));
    await vi.advanceTimersByTimeAsync(0);
    expect(told('onCreateTransaction')).toEqual([]);
    expect(current).toMatchObject({ withdrawalId: null, requestId: 'r-2' });
    stop();
  });

  it('[API-06] the host hears once of answers that cannot be read, however often they come', async () => {
    const { transport, told, stop } = await openFollowedWithdrawal({ 'withdrawal-status': { status: [] } });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(told('Error')).toMatchObject([{ message: 'withdrawal-status: status is not union' }]);
    transport.answer('withdrawal-status', null);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told('Error')).toHaveLength(2);
    stop();
  });

  it.each([
    ['processed', true],
    ['mistaked', false],
    ['canceled', false],
  ])('[WD-01] asks until it is settled, and no longer: %s', async (status, isDone) => {
    const { transport, current, told, stop } = await openFollowedWithdrawal({
      'withdrawal-status': answer('waiting'),
    });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(told('onCreateTransaction')).toEqual([]);
    expect(transport.sent('withdrawal-status').length).toBeGreaterThan(2);
    transport.answer('withdrawal-status', answer(status, isDone));
    await vi.advanceTimersByTimeAsync(60_000);
    const asked = transport.sent('withdrawal-status').length;
    expect(current.status).toBe(status);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(transport.sent('withdrawal-status')).toHaveLength(asked);
    stop();
  });

  it.each([
    ['with the creating call or the code', { status: 'mistaked' }, 'The account is closed.'],
    ['with its reason', { status: 'mistaked', message: 'By a push.' }, 'By a push.'],
    ['by the player, who knows why', { status: 'canceled' }, null],
  ])('[WD-02] of one that has ended, %s, the reason is asked for, once', async (_, ended, message) => {
    const said = { ...answer('mistaked'), message: 'The account is closed.' };
    const { transport, current, stop } = await openFollowedWithdrawal(
      { 'withdrawal-status': said },
      { withdrawalId: 'wd-1', ...ended },
    );
    await vi.advanceTimersByTimeAsync(600_000);
    expect(current.message).toBe(message);
    expect(transport.sent('withdrawal-status')).toHaveLength(message === said.message ? 1 : 0);
    stop();
  });

  it('[WD-02] a bank that tells no reason is not asked again and again', async () => {
    const { transport, stop } = await openFollowedWithdrawal(
      { 'withdrawal-status': answer('mistaked') },
      { withdrawalId: 'wd-1', status: 'mistaked' },
    );
    await vi.advanceTimersByTimeAsync(600_000);
    expect(transport.sent('withdrawal-status')).toHaveLength(1);
    stop();
  });

  it.each(['', null])(
    '[WD-02] an answer that names it %j is of the one that was asked about',
    async withdrawalId => {
      const { current, stop } = await openFollowedWithdrawal({
        'withdrawal-status': { ...answer('processed', true), withdrawalId },
      });
      await vi.advanceTimersByTimeAsync(5_000);
      expect(current.status).toBe('processed');
      stop();
    },
  );

  it('[WD-02] an answer that names another one says nothing of this one', async () => {
    const { current, stop } = await openFollowedWithdrawal({
      'withdrawal-status': { ...answer('processed', true), withdrawalId: 'wd-2' },
    });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(current.status).toBe('waiting');
    stop();
  });

  it('[WD-02] what has ended here is not on its way in the list behind', async () => {
    const { cashier, stop } = await openFollowedWithdrawal({
      'withdrawal-status': answer('processed', true),
    });
    const { withdrawal } = cashier;
    withdrawal.pending = ['wd-1', 'wd-2'].map(withdrawalId => samplePending({ withdrawalId }));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(withdrawal.pending).toMatchObject([{ withdrawalId: 'wd-2' }]);
    stop();
  });

  it('[WD-02] asks for the steps at once after a push', async () => {
    const { transport, cashier, current, stop } = await openFollowedWithdrawal({
      'withdrawal-status': answer('waiting'),
    });
    await vi.advanceTimersByTimeAsync(0);
    transport.answer('withdrawal-status', answer('processed', true));
    current.status = 'processed';
    await vi.advanceTimersByTimeAsync(1);
    expect(cashier.withdrawal.current.steps.every(({ at: done }) => done)).toBe(true);
    stop();
  });

  it('[WD-02] finds by its request one whose making was not answered', async () => {
    const { transport, current, told, stop } = await openFollowedWithdrawal(
      { 'withdrawal-status': networkFailure() },
      { requestId: 'req-1', paymentMethod: 'spei', amount: 500, currency: 'MXN' },
    );
    transport.answer('withdrawal-status', answer('accepted'));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(transport.sent('withdrawal-status')[0]).toEqual({ requestId: 'req-1' });
    expect(current).toMatchObject({ withdrawalId: 'wd-1', status: 'accepted' });
    expect(transport.sent('withdrawal-status').at(-1)).toEqual({ withdrawalId: 'wd-1' });
    expect(told('onCreateTransaction')).toMatchObject([
      { withdrawalId: 'wd-1', paymentMethod: 'spei', amount: 500, currency: 'MXN' },
    ]);
    stop();
  });

  it('[WD-02] [DEP-14] an answer to its request that names no id has not found it', async () => {
    const { current, told, stop } = await openFollowedWithdrawal(
      { 'withdrawal-status': { status: 'accepted' } },
      { requestId: 'req-1' },
    );
    await vi.advanceTimersByTimeAsync(5_000);
    expect(current).toMatchObject({ withdrawalId: null, requestId: 'req-1', status: 'waiting' });
    expect(told('onCreateTransaction')).toEqual([]);
    stop();
  });

  it.each([
    ['another one', { withdrawalId: 'wd-2' }, { withdrawalId: 'wd-1' }],
    ['one whose making was not answered', { withdrawalId: null, requestId: 'req-2' }, { requestId: 'req-1' }],
  ])('[WD-02] a late answer is none of %s that was opened meanwhile', async (_, opened, ids) => {
    const late = deferred();
    const { current, stop } = await openFollowedWithdrawal({ 'withdrawal-status': () => late.promise }, ids);
    await vi.advanceTimersByTimeAsync(0);
    Object.assign(current, opened);
    late.resolve(answer('mistaked'));
    await vi.advanceTimersByTimeAsync(0);
    expect(current).toMatchObject({ ...opened, status: 'waiting', steps: [] });
    stop();
  });

  it('[WD-02] says that nothing was made where the server knows of none', async () => {
    const { current, stop } = await openFollowedWithdrawal(
      { 'withdrawal-status': refusal(404, 'banking.withdrawalUnknown') },
      { requestId: 'req-1' },
    );
    await vi.advanceTimersByTimeAsync(1);
    expect(current.isNotCreated).toBe(true);
    stop();
  });

  it('[WD-02] says so of no other that was opened while it made sure, and no more once it has arrived', async () => {
    const old = deferred();
    const { cashier, transport, current, stop } = await openFollowedWithdrawal(
      {
        'withdrawal-status': ({ requestId }: { requestId: string }) =>
          requestId === 'req-0' ? old.promise : refusal(404),
      },
      { requestId: 'req-1' },
    );
    rememberAnswered(cashier, 'withdrawal', 'req-0');
    await vi.advanceTimersByTimeAsync(0);
    expect(transport.sent('withdrawal-status')).toHaveLength(2);
    current.requestId = 'req-2';
    transport.answer('withdrawal-status', refusal(404, 'banking.withdrawalUnknown'), answer('waiting'));
    old.resolve(answer('waiting'));
    await vi.advanceTimersByTimeAsync(0);
    expect(current.isNotCreated).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(current.isNotCreated).toBe(true);
    await vi.advanceTimersByTimeAsync(4000);
    expect(current).toMatchObject({ withdrawalId: 'wd-1', isNotCreated: false });
    stop();
  });

  it('[WD-02] a 404 without words does not say so, nor one while the request may arrive', async () => {
    for (const [failure, ids] of [
      [refusal(404, undefined, 'HTTP 404'), { requestId: 'req-1' }],
      [
        refusal(404, 'banking.withdrawalUnknown'),
        { requestId: 'req-1', createdAt: new Date().toISOString() },
      ],
    ] as const) {
      const { current, stop } = await openFollowedWithdrawal({ 'withdrawal-status': failure }, ids);
      await vi.advanceTimersByTimeAsync(1);
      expect(current.isNotCreated).toBe(false);
      stop();
    }
  });

  it.each(['waiting', 'accepted'] as const)(
    '[WD-01] [WD-02] after a long wait the player reads what the bank says of it (%s): it usually takes hours or days',
    async status => {
      const { current, stop } = await openFollowedWithdrawal({ 'withdrawal-status': answer(status) });
      await vi.advanceTimersByTimeAsync(12 * 60_000);
      expect(withdrawalStage(current)).toBe(status);
      stop();
    },
  );

  it('[WD-02] asks nothing more once the screen is left', async () => {
    const { transport, stop } = await openFollowedWithdrawal({ 'withdrawal-status': answer('waiting') });
    await vi.advanceTimersByTimeAsync(0);
    stop();
    const asked = transport.sent('withdrawal-status').length;
    await vi.advanceTimersByTimeAsync(600_000);
    transport.reconnect();
    expect(transport.sent('withdrawal-status')).toHaveLength(asked);
  });
});
