import { expect, it } from 'vitest';
import { createTestCashier } from '../../../tests/support/unit/createTestCashier';
import { carryAmount } from './carryAmount';

it.each([
  [0, '100', 100],
  [100, '100', 100],
  [75.5, '75,5', null],
])('[FORM-11] carrying %j over a chosen chip gives %j, from chip %j', async (value, text, chip) => {
  const { cashier } = await createTestCashier();
  Object.assign(cashier.deposit.amount, { text: '100', chip: 100 });
  carryAmount(cashier, value, ',');
  expect(cashier.deposit.amount).toEqual({ text, chip });
});
