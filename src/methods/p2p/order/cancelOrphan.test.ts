import { afterEach, describe, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../../tests/support/unit/deferred';
import { CANCEL, CREATE, openP2P, p2pAnswer, p2pMethod } from '../../../../tests/support/unit/openP2P';
import { cancelCreating } from './cancelCreating';
import { enterP2P } from './enterP2P';

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

const made = { depositId: 'd-1', status: 'waiting' };
const unknown = refusal(404, 'banking.depositUnknown');

/**
 * A player who cancels while the deposit is created, or while its outcome is asked for (`isLate`); the network goes, and
 * takes the answer along.
 */
async function openGone(status: unknown, parent = {}, isLate = false) {
  const answer = deferred();
  const test = await openP2P(() => answer.promise, {
    parent,
    answers: { 'deposit-status': networkFailure() },
  });
  const { submit, sending, cashier, transport } = test;
  transport.answer(CANCEL, networkFailure());
  submit();
  await sending();
  vi.useFakeTimers();
  if (!isLate) void cancelCreating(cashier);
  answer.reject(networkFailure());
  await vi.advanceTimersByTimeAsync(3_000);
  if (isLate) void cancelCreating(cashier);
  await vi.advanceTimersByTimeAsync(60_000);
  const tries = transport.sent(CANCEL).length;
  const online = async (said = status) => {
    transport.answer('deposit-status', said);
    transport.answer(CANCEL, { status: 'CANCELED' });
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(5000);
  };
  return Object.assign(test, { tries, online, late: () => transport.sent(CANCEL).slice(tries) });
}

describe('[P2P-03] a cancel that the network has kept from the bank', () => {
  it.each([
    ['it is created', false],
    ['its outcome is asked for', true],
  ])('while %s is sent once the network is back, if the deposit was made', async (_, isLate) => {
    const { cashier, online, late } = await openGone(made, {}, isLate);
    expect(cashier.deposit.isSubmitting).toBe(false);
    await online();
    await online();
    expect(late()).toEqual([{ depositId: 'd-1' }]);
  });

  it('is sent at the next return, if the first was none', async () => {
    const { online, late } = await openGone(networkFailure());
    await online();
    expect(late()).toEqual([]);
    await online(made);
    expect(late()).toEqual([{ depositId: 'd-1' }]);
  });

  it.each([
    ['nothing was made', unknown],
    ['the bank cannot say', refusal(404, undefined, 'HTTP 404')],
  ])('is not sent where %s', async (_, status) => {
    const { online, late } = await openGone(status);
    await online();
    expect(late()).toEqual([]);
  });

  it('nor where the player has been shown whom to pay since', async () => {
    const { cashier, transport, online, late } = await openGone(made);
    transport.answer('deposit-check', p2pAnswer({ exists: true }));
    await enterP2P(cashier, p2pMethod, { signal: cashier.signal, isReplacing: false });
    await online();
    expect(late()).toEqual([]);
    expect(transport.sent(CREATE)).toHaveLength(1);
  });

  it.each([{ userId: 'bob' }, { host: 'https://other.test' }])(
    '[USER-09] nor as another player, or to another bank: %j',
    async change => {
      const { cashier, online, late } = await openGone(made, { userId: 'ana' });
      Object.assign(cashier.parent, change);
      await online();
      expect(late()).toEqual([]);
    },
  );

  it('[HOST-05] nor by a widget that has gone', async () => {
    const { cashier, online, late } = await openGone(made);
    cashier.dispose();
    await online();
    expect(late()).toEqual([]);
  });
});
