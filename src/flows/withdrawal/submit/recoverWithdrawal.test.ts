import { beforeEach, describe, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { draft, settle, openDraft as start } from '../../../../tests/support/unit/openDraft';
import { pathOf } from '../../../../tests/support/unit/pathOf';
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
    expect(pathOf(test)).toBe('/withdrawal/complete');
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
      expect(pathOf(test)).toBe(code && !code.isMaybe ? '/withdrawal/confirm' : '/withdrawal/complete');
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
    expect(test.cashier.withdrawal.refusal?.text()).toBe('Network connection failed');
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

  it('[API-04] [WD-02] one that is found late is over: the same once more is another withdrawal', async () => {
    const test = await start({
      'withdrawal-create': networkFailure(),
      'withdrawal-status': networkFailure(),
    });
    const { cashier, transport } = test;
    submitWithdrawal(cashier);
    await settle();
    transport.answer('withdrawal-status', { withdrawalId: 'wd-1', status: 'processed' });
    await askStatus(cashier, cashier.signal);
    expect(cashier.withdrawal.current.withdrawalId).toBe('wd-1');
    cashier.withdrawal.draft = draft();
    submitWithdrawal(cashier);
    await settle();
    const [first, second] = transport.sent('withdrawal-create').map(({ requestId }) => requestId);
    expect(second).not.toBe(first);
  });

  it('[API-04] [USER-05] one whose outcome nobody can say keeps its id also where the browser stores nothing', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { cashier, transport } = await start({
      'withdrawal-create': networkFailure(),
      'withdrawal-status': networkFailure(),
    });
    for (const time of [1, 2]) {
      cashier.withdrawal.draft = draft();
      submitWithdrawal(cashier);
      await settle();
      expect(transport.sent('withdrawal-create')).toHaveLength(time);
    }
    const [first, second] = transport.sent('withdrawal-create').map(({ requestId }) => requestId);
    expect(second).toBe(first);
  });

  it('[API-04] [ERR-03] [WD-02] while nobody can say what a failed one has made, nothing asks for another try', async () => {
    const test = await start({ 'withdrawal-create': refusal(503), 'withdrawal-status': refusal(503) });
    submitWithdrawal(test.cashier);
    await settle();
    expect(pathOf(test)).toBe('/withdrawal/complete');
    expect(test.cashier.notifications.list).toMatchObject([
      { content: 'We have no answer yet. Please do not withdraw again until we know.' },
    ]);
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

  it('[API-04] [WD-02] another withdrawal in between takes the id of none whose outcome is not known', async () => {
    const test = await start({ 'withdrawal-status': networkFailure() });
    const send = async (amount: number, answer: unknown) => {
      test.transport.answer('withdrawal-create', answer);
      test.cashier.withdrawal.draft = draft({ amount });
      submitWithdrawal(test.cashier);
      await settle();
      return test.transport.sent('withdrawal-create').at(-1)?.['requestId'];
    };
    const made = { withdrawalId: 'wd-1', status: 'waiting' };
    const lost = await send(500, networkFailure());
    const other = await send(600, made);
    expect(other).not.toBe(lost);
    expect(await send(500, made)).toBe(lost);
    expect(await send(500, made)).not.toBe(lost);
    expect(Object.keys(localStorage)).toEqual(['cashier.told']);
  });

  it('[API-04] [WD-02] a bank that repeats its answer to an id, also that it has failed, is asked under another one in the end', async () => {
    const test = await start({
      'withdrawal-create': refusal(500),
      'withdrawal-status': refusal(404, 'banking.withdrawalUnknown'),
    });
    for (let press = 0; press < 3; press++) {
      submitWithdrawal(test.cashier);
      await settle();
    }
    const [first, second, third] = test.transport.sent('withdrawal-create').map(({ requestId }) => requestId);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
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
    expect(pathOf(test)).toBe('/withdrawal/confirm');
  });
});
