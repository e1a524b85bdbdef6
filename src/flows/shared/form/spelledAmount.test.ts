import { expect, it } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { spelledAmount } from './spelledAmount';

it.each([
  [150, 'USD', '^\\d+$', '150'],
  [150, 'USD', '^\\d+\\.\\d{2}$', '150.00'],
  [150.5, 'USD', '^\\d+\\.\\d{2}$', '150.50'],
  [551428042755062.8, 'USD', '^\\d+\\.\\d{2}$', '551428042755062.80'],
  [0.0000005, 'BTC', '^\\d+\\.\\d{8}$', '0.00000050'],
  [150, 'JPY', '^\\d+\\.\\d{2}$', null],
])('[DEP-03] %d %s by the rule %s is %s', async (value, currency, rule, text) => {
  const { cashier } = await createTestCashier();
  expect(spelledAmount(cashier, value, currency, [rule])).toBe(text);
});
