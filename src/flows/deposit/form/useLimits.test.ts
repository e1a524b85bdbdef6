import { expect, it } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { deferred } from '../../../../tests/support/unit/deferred';
import { sampleMethod } from '../../../../tests/support/unit/samples';
import { loadLimits } from './useLimits';

it('[FORM-05] [HOST-04] limits of the currency before are none of the one of now', async () => {
  const answer = deferred();
  const { cashier } = await createTestCashier({ answers: { 'deposit-limits': () => answer.promise } });
  const method = sampleMethod();
  cashier.deposit.method = method;
  const loading = loadLimits(cashier, method);
  cashier.user.currency = 'EUR';
  answer.resolve({ min: 500, max: 900 });
  await loading;
  expect(cashier.deposit.limits).toBeNull();
});
