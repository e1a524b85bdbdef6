import { beforeEach, describe, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { draft, settle, openDraft as start } from '../../../../tests/support/unit/openDraft';
import { askStatus } from '../follow/askStatus';
import { submitWithdrawal } from './submitWithdrawal';

beforeEach(() => vi.useFakeTimers());

describe('the id of a withdrawal that is sent again', () => {
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
    expect(test.path()).toBe('/withdrawal/complete');
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
});
