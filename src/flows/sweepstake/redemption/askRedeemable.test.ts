import { expect, it } from 'vitest';
import { refusal } from '../../../../tests/support/unit/createFakeTransport';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { askBalances, askUnplayed } from './askRedeemable';

it('[SWP-02] [ERR-03] coins that cannot be had lead to no other method', async () => {
  const { cashier } = await createTestCashier({
    answers: { 'sweepstake-balance-get': refusal(418), 'sweepstake-recoup-sum': refusal(418) },
  });
  await Promise.all([askBalances, askUnplayed].map(ask => ask(cashier, cashier.signal)));
  const text = 'The payment provider could not do this.';
  expect(cashier.withdrawal.redemption).toMatchObject({
    balance: null,
    balanceFailure: { text },
    unplayedFailure: { text },
  });
});

it('[SWP-02] [WD-03] what a server’s floating-point sum lacks is no coin, as in a balance that is pushed', async () => {
  const { cashier } = await createTestCashier({
    answers: {
      'sweepstake-balance-get': [
        { currency: 'QSC', balance: 0.1 + 0.7 },
        { currency: 'QGC', balance: 20.009 },
      ],
    },
  });
  await askBalances(cashier, cashier.signal);
  expect(cashier.withdrawal.redemption).toMatchObject({ balance: 0.8, gold: 20 });
});

it.each([
  [
    'gold coins',
    [
      { currency: 'QGC', balance: null },
      { currency: 'sc', balance: '5.5' },
    ],
    5.5,
  ],
  [
    'sweep coins',
    [
      { currency: 'QSC', balance: null },
      { currency: 'QGC', balance: 1 },
    ],
    null,
  ],
])('[SWP-02] [API-06] %s whose balance cannot be read', async (_, balances, balance) => {
  const { cashier } = await createTestCashier({ answers: { 'sweepstake-balance-get': balances } });
  await askBalances(cashier, cashier.signal);
  expect(cashier.withdrawal.redemption.balance).toBe(balance);
});

it('[SWP-02] [API-06] sums too large to be worked with are not known, and the host hears of them', async () => {
  const { cashier, told } = await createTestCashier({
    answers: {
      'sweepstake-balance-get': [{ currency: 'QSC', balance: 1e21 }],
      'sweepstake-recoup-sum': { data: { amount: 2 ** 63 } },
    },
  });
  await Promise.all([askBalances, askUnplayed].map(ask => ask(cashier, cashier.signal)));
  expect(cashier.withdrawal.redemption).toMatchObject({
    balance: null,
    unplayed: null,
    balanceFailure: { text: expect.any(String) },
    unplayedFailure: { text: expect.any(String) },
  });
  expect(told('Error')).toHaveLength(2);
});
