import { beforeEach, describe, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { draft, settle, openDraft as start } from '../../../../tests/support/unit/openDraft';
import { createWithdrawal } from '../../../state/createWithdrawalState';
import { withdrawalStage } from '../complete/withdrawalView';
import { confirmCode } from '../confirm/confirmCode';
import { askStatus } from '../follow/askStatus';
import { openPending } from '../pending/openPending';
import { submitWithdrawal } from './submitWithdrawal';

beforeEach(() => vi.useFakeTimers());

describe('a withdrawal whose outcome is unknown', () => {
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
    expect(test.path()).toBe('/withdrawal/complete');
  });

  it('[API-04] [WD-02] an answer whose id is empty names none: the player is told that nobody knows', async () => {
    const test = await start({
      'withdrawal-create': networkFailure(),
      'withdrawal-status': { withdrawalId: '', status: 'waiting' },
    });
    submitWithdrawal(test.cashier);
    await settle();
    expect(withdrawalStage(test.cashier.withdrawal.current)).toBe('checking');
    expect(test.told('onCreateTransaction')).toEqual([]);
  });

  it('[API-06] [WD-02] a created one whose id is empty is asked for by its request', async () => {
    const test = await start({
      'withdrawal-create': { withdrawalId: '', status: 'waiting' },
      'withdrawal-status': { withdrawalId: 'wd-9', status: 'accepted' },
    });
    submitWithdrawal(test.cashier);
    await settle();
    expect(test.cashier.withdrawal.current).toMatchObject({ withdrawalId: 'wd-9', status: 'accepted' });
    expect(test.told('onCreateTransaction')).toMatchObject([{ withdrawalId: 'wd-9' }]);
  });

  it.each<[string, object, { length: number; isMaybe?: boolean } | null, string]>([
    ['a bank without steps', { status: 'waiting' }, { length: 0, isMaybe: true }, 'maybe-code'],
    [
      'one whose steps have none',
      { status: 'waiting', steps: [{ name: 'created' }, { name: 'review' }] },
      null,
      'waiting',
    ],
    [
      'one whose steps ask for it',
      { status: 'waiting', steps: [{ name: 'created' }, { name: 'confirmed' }] },
      { length: 0 },
      'code',
    ],
    ['one that has gone on', { status: 'accepted' }, null, 'accepted'],
  ])(
    '[API-04] [WD-02] the answer that asks for a code was lost: what is known of it at %s',
    async (_, said, code, stage) => {
      const test = await start({
        'withdrawal-create': networkFailure(),
        'withdrawal-status': { withdrawalId: 'wd-9', ...said },
      });
      const { cashier } = test;
      submitWithdrawal(cashier);
      await settle();
      const { current } = cashier.withdrawal;
      expect(current.code).toEqual(code && expect.objectContaining(code));
      expect(withdrawalStage(current)).toBe(stage);
      expect(test.path()).toBe(code && !code.isMaybe ? '/withdrawal/confirm' : '/withdrawal/complete');
      if (!code?.isMaybe) return;
      // Opened once more from the list, after a reload.
      Object.assign(current, createWithdrawal());
      openPending(cashier, {
        withdrawalId: 'wd-9',
        amount: 500,
        currency: 'MXN',
        paymentMethod: 'spei',
        status: 'waiting',
        created: '2026-01-01T00:00:00Z',
        isCancellable: true,
      });
      expect(current.code).toMatchObject(code);
    },
  );

  it('[API-04] [WD-02] one that is found only later may ask for a code, too', async () => {
    const { cashier, transport } = await start({
      'withdrawal-create': networkFailure(),
      'withdrawal-status': networkFailure(),
    });
    submitWithdrawal(cashier);
    await settle();
    transport.answer('withdrawal-status', { withdrawalId: 'wd-1', status: 'waiting' });
    await askStatus(cashier, cashier.signal);
    expect(withdrawalStage(cashier.withdrawal.current)).toBe('maybe-code');
    transport.answer('withdrawal-confirm', { status: 'accepted' });
    await confirmCode(cashier, '123456');
    expect(cashier.withdrawal.current).toMatchObject({ code: null, status: 'accepted' });
  });

  it('[API-04] [ERR-03] [WD-02] while nobody can say what a failed one has made, nothing asks for another try', async () => {
    const test = await start({ 'withdrawal-create': refusal(503), 'withdrawal-status': refusal(503) });
    submitWithdrawal(test.cashier);
    await settle();
    expect(test.path()).toBe('/withdrawal/complete');
    expect(test.cashier.notifications.list).toMatchObject([
      { content: 'We have no answer yet. Please do not withdraw again until we know.' },
    ]);
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
    expect(test.path()).toBe('/withdrawal/complete');
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
    expect(test.path()).toBe('/withdrawal/complete');
  });

  it('[WD-02] [API-04] an answer that names no withdrawal tells nothing: it is asked for again', async () => {
    const test = await start({ 'withdrawal-create': networkFailure() });
    const known = { withdrawalId: 'wd-9', status: 'accepted' };
    test.transport.answer('withdrawal-status', { status: 'waiting' }, known);
    submitWithdrawal(test.cashier);
    await settle();
    expect(test.cashier.withdrawal.current).toMatchObject(known);
    expect(test.transport.sent('withdrawal-create')).toHaveLength(1);
    expect(test.told('Error')).toHaveLength(1);
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
    expect(test.path()).toBe('/withdrawal/confirm');
  });
});
