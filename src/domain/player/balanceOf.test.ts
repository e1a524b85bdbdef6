import { expect, it } from 'vitest';
import { balanceOf } from './balanceOf';

const balanceIn = (primary: unknown) => balanceOf({ primary });

it('[WD-03] the balance is the primary one, its currency in capitals', () => {
  expect(balanceIn({ amount: 12.5, currency: ' mxn ' })).toEqual({ amount: 12.5, currency: 'MXN' });
  expect(balanceIn({ amount: 0, currency: 'USD' })).toEqual({ amount: 0, currency: 'USD' });
});

it.each([
  { amount: '5', currency: 'MXN' },
  { amount: Number.NaN, currency: 'MXN' },
  { amount: Number.POSITIVE_INFINITY, currency: 'MXN' },
  { amount: 5 },
  null,
  undefined,
])('[WD-03] %j says nothing of the balance', primary => {
  expect(balanceIn(primary)).toBeNull();
});
