import { describe, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { deferred } from '../../../../tests/support/unit/deferred';
import { receiveWithdrawal } from '../../../state/applyWithdrawal';
import { availableAmount, exceedsAvailable } from '../../withdrawal/availableAmount';
import { followRedeemable } from './followRedeemable';

const BALANCES = [
  { currency: 'QSC', balance: 120.5 },
  { currency: 'QGC', balance: 250_000 },
];
const recoup = (amount: number) => ({ data: { status: 'unplayed', amount } });

async function follow(answers: Record<string, unknown> = {}) {
  const test = await createTestCashier({
    parent: { page: 'withdrawal', widgetViewType: 'sweep' },
    user: { currency: 'QSC' },
    answers: { 'sweepstake-balance-get': BALANCES, 'sweepstake-recoup-sum': recoup(20.5), ...answers },
  });
  const { cashier } = test;
  const watch = followRedeemable(cashier);
  const settled = () => vi.waitFor(() => expect(cashier.withdrawal.redemption.isAsking).toBe(false));
  await settled();
  return { ...test, transport: test.transport, watch, settled, redemption: cashier.withdrawal.redemption };
}

describe('followRedeemable', () => {
  it('[SWP-02] asks for both parts, by the currency of the coins', async () => {
    const { cashier, transport, redemption } = await follow();
    expect(transport.sent('sweepstake-recoup-sum')).toEqual([{ currency: 'QSC' }]);
    expect(redemption).toMatchObject({ balance: 120.5, unplayed: 20.5, gold: 250_000 });
    expect(availableAmount(cashier)).toBe(100);
    expect(exceedsAvailable(cashier, { amount: 100, accountType: 'additional' })).toBe(false);
    expect(exceedsAvailable(cashier, { amount: 100.01, accountType: 'additional' })).toBe(true);
  });

  it('[SWP-02] reads the coins by their other name too', async () => {
    const { cashier } = await follow({ 'sweepstake-balance-get': [{ currency: 'sc', balance: 50 }] });
    expect(availableAmount(cashier)).toBe(29.5);
  });

  it('[SWP-02] where both names have a balance, that of the account counts', async () => {
    const { cashier } = await follow({
      'sweepstake-balance-get': [
        { currency: 'SC', balance: 500 },
        { currency: 'QSC', balance: 50 },
      ],
    });
    expect(availableAmount(cashier)).toBe(29.5);
  });

  it('[SWP-02] coins finer than their decimals are cut, as what can be redeemed is', async () => {
    const { cashier, redemption } = await follow({
      'sweepstake-balance-get': [{ currency: 'QSC', balance: 120.559999 }],
      'sweepstake-recoup-sum': { data: { status: true, amount: 20.1 } },
    });
    expect(redemption).toMatchObject({ balance: 120.55, unplayed: 20.1 });
    expect(availableAmount(cashier)).toBe(100.45);
  });

  it.each([
    ['none', []],
    ['gold alone', [{ currency: 'QGC', balance: 5 }]],
    ['a currency nobody knows', [{ currency: 'ZZZ', balance: 5 }]],
    ['a debt', [{ currency: 'QSC', balance: -5 }]],
  ])('[SWP-02] with %s nothing can be redeemed', async (_, balances) => {
    const { cashier } = await follow({ 'sweepstake-balance-get': balances });
    expect(availableAmount(cashier)).toBe(0);
  });

  it.each([
    ['a refusal', refusal(500)],
    ['no network', networkFailure()],
    ['a sum below zero', recoup(-1)],
    ['an endless sum', recoup(Number.POSITIVE_INFINITY)],
    ['NaN', recoup(Number.NaN)],
    ['nothing', { data: { status: 'played' } }],
  ])(
    '[SWP-02] an unplayed sum that is %s is not 0: nothing is redeemed until it is known',
    async (_, answer) => {
      const { cashier, redemption, transport, watch, settled, told } = await follow({
        'sweepstake-recoup-sum': answer,
      });
      expect(redemption).toMatchObject({ balance: 120.5, unplayed: null });
      expect(redemption.unplayedFailure?.reference).toBeTruthy();
      expect(availableAmount(cashier)).toBeNull();
      expect(exceedsAvailable(cashier, { amount: 0.01, accountType: 'additional' })).toBe(true);
      expect(told('onDisplayError')).toHaveLength(1);
      transport.answer('sweepstake-recoup-sum', recoup(0));
      watch.reload();
      await settled();
      expect(redemption.unplayedFailure).toBeNull();
      expect(availableAmount(cashier)).toBe(120.5);
    },
  );

  it('[SWP-02] [HOST-11] where both fail, the host hears of the one that the player reads', async () => {
    const { redemption, told, transport, watch, settled } = await follow({
      'sweepstake-balance-get': refusal(503),
      'sweepstake-recoup-sum': refusal(500),
    });
    const references = () => told('onDisplayError').map(({ reference }) => reference);
    await vi.waitFor(() => expect(references()).toEqual([redemption.balanceFailure?.reference]));
    // Once the balances are there, the player reads of the other.
    transport.answer('sweepstake-balance-get', BALANCES);
    watch.reload();
    await settled();
    await vi.waitFor(() => expect(references().at(-1)).toBe(redemption.unplayedFailure?.reference));
  });

  it('[SWP-02] balances that fail are said apart from the unplayed sum', async () => {
    const { cashier, redemption } = await follow({ 'sweepstake-balance-get': refusal(503) });
    expect(redemption).toMatchObject({ balance: null, unplayed: 20.5, unplayedFailure: null });
    expect(redemption.balanceFailure).not.toBeNull();
    expect(availableAmount(cashier)).toBeNull();
  });

  it.each([
    ['sweepstake-balance-get', 'balance'],
    ['sweepstake-recoup-sum', 'unplayed'],
  ] as const)('[SWP-02] once %s fails, what it said before counts no more', async (call, part) => {
    const { cashier, transport, watch, settled, redemption } = await follow();
    transport.answer(call, refusal(503));
    watch.reload();
    await settled();
    expect(redemption[part]).toBeNull();
    expect(availableAmount(cashier)).toBeNull();
  });

  it('[SWP-02] a pushed balance counts at once, and what is unplayed is asked for again', async () => {
    const { cashier, transport, settled } = await follow();
    const unplayed = deferred();
    transport.answer('sweepstake-recoup-sum', () => unplayed.promise);
    transport.push('login.token', { balanceData: { primary: { amount: 40, currency: 'QSC' } } });
    await vi.waitFor(() => expect(availableAmount(cashier)).toBe(19.5));
    unplayed.resolve(recoup(10));
    await settled();
    expect(availableAmount(cashier)).toBe(30);
    expect(transport.sent('sweepstake-balance-get')).toHaveLength(1);
  });

  it.each([
    ['are being asked for', () => new Promise(() => {}), true],
    ['have failed', refusal(503), false],
  ])(
    '[SWP-02] a balance that is pushed while the balances %s counts, and all are asked for again',
    async (_, answer, isAsking) => {
      const { cashier, transport, watch, redemption } = await follow();
      transport.answer('sweepstake-balance-get', answer);
      watch.reload();
      await vi.waitFor(() => expect(transport.sent('sweepstake-balance-get')).toHaveLength(2));
      await vi.waitFor(() => expect(redemption.isAsking).toBe(isAsking));
      const fresh = deferred();
      transport.answer('sweepstake-balance-get', () => fresh.promise);
      transport.push('withdrawal.status', { withdrawalId: 'wd-1', status: 'processed', balance: 40 });
      await vi.waitFor(() => expect(redemption).toMatchObject({ balance: 40, balanceFailure: null }));
      fresh.resolve([
        { currency: 'QSC', balance: 35.5 },
        { currency: 'QGC', balance: 7 },
      ]);
      await vi.waitFor(() => expect(redemption).toMatchObject({ balance: 35.5, gold: 7 }));
      expect(availableAmount(cashier)).toBe(15);
    },
  );

  it('[SWP-02] a balance of another currency is none of the coins', async () => {
    const { cashier, transport } = await follow();
    transport.push('login.token', { balanceData: { primary: { amount: 7, currency: 'QGC' } } });
    await vi.waitFor(() => expect(cashier.user.balance?.currency).toBe('QGC'));
    expect(availableAmount(cashier)).toBe(100);
  });

  it.each([
    ['tells the gold coins', { status: 'accepted', balance: { amount: 7, currency: 'GC' } }],
    ['says that a package is paid', { status: 'processed' }],
  ])('[SWP-02] [DEP-09] a push that %s has all coins asked for again', async (_, news) => {
    const { transport, redemption, settled } = await follow();
    transport.answer('sweepstake-balance-get', [
      { currency: 'QSC', balance: 171 },
      { currency: 'QGC', balance: 7 },
    ]);
    transport.push('deposit.status', { depositId: 'left-open', ...news });
    await vi.waitFor(() => expect(redemption).toMatchObject({ balance: 171, gold: 7 }));
    await settled();
    expect(transport.sent('sweepstake-balance-get')).toHaveLength(2);
  });

  it('[SWP-02] a redemption that has ended is asked for again: its coins are back, though no push tells them', async () => {
    const { cashier, transport, settled } = await follow();
    transport.answer('sweepstake-balance-get', [{ currency: 'QSC', balance: 150 }]);
    receiveWithdrawal(cashier.withdrawal, { withdrawalId: 'w-1', status: 'canceled' });
    await vi.waitFor(() => expect(transport.sent('sweepstake-balance-get')).toHaveLength(2));
    await settled();
    expect(availableAmount(cashier)).toBe(129.5);
  });

  it('[SWP-02] of two questions the later one wins', async () => {
    const first = deferred();
    const { cashier, transport, watch, settled } = await follow();
    transport.answer('sweepstake-balance-get', () => first.promise, [{ currency: 'QSC', balance: 60.5 }]);
    watch.reload();
    watch.reload();
    await settled();
    first.resolve(BALANCES);
    await new Promise(resolve => setTimeout(resolve));
    expect(availableAmount(cashier)).toBe(40);
  });

  it('[SWP-02] asks again after a reconnect, a refusal and when the player comes back, and no more once it is left', async () => {
    const { cashier, transport, watch } = await follow();
    const asked = (times: number) =>
      vi.waitFor(() => expect(transport.sent('sweepstake-balance-get')).toHaveLength(times));
    transport.reconnect();
    await asked(2);
    cashier.withdrawal.refusal = { text: () => 'No', reference: 'r', isOfToken: false };
    await asked(3);
    // They may have played in another tab.
    document.dispatchEvent(new Event('visibilitychange'));
    await asked(4);
    watch.stop();
    transport.reconnect();
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise(resolve => setTimeout(resolve));
    await asked(4);
  });

  it.each([
    ['token', { token: 'fresh' }, 'balance'],
    ['user', { user: { token: 'fresh' } }, 'unplayed'],
  ])('[SWP-02] [USER-09] a new %s brings the coins that were refused without it', async (_, fresh, part) => {
    const { cashier, transport, watch } = await follow();
    const failure = { text: 'Please sign in again.', reference: 'r' };
    Object.assign(cashier.withdrawal.redemption, { [part]: null, [`${part}Failure`]: failure });
    Object.assign(cashier.parent, fresh);
    await vi.waitFor(() => expect(availableAmount(cashier)).toBe(100));
    expect(cashier.withdrawal.redemption).toMatchObject({ balanceFailure: null, unplayedFailure: null });
    Object.assign(cashier.parent, { token: 'next' });
    await vi.waitFor(() => expect(cashier.withdrawal.redemption.isAsking).toBe(false));
    watch.stop();
    expect(transport.sent('sweepstake-recoup-sum')).toHaveLength(2);
  });
});
