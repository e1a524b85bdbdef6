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
