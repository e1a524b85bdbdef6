import { expect, it } from 'vitest';
import { carryAmount } from './carryAmount';

it.each([
  [0, '100', 100],
  [100, '100', 100],
  [75.5, '75,5', null],
])('[FORM-11] carrying %j over a chosen chip gives %j, from chip %j', (value, text, chip) => {
  const amount = { text: '100', chip: 100 };
  carryAmount(amount, value, ',');
  expect(amount).toEqual({ text, chip });
});
