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

it.each([undefined, null, 'text', [], {}])('[USER-01] no balance is shown for %j', balanceData => {
  expect(balanceOf(balanceData)).toBeNull();
});

it.each([
  [99.996, 'MXN', 99.99],
  [0.1 + 0.7, 'MXN', 0.8],
  [0.57, 'MXN', 0.57],
  [1234.567, 'JPY', 1234],
  [0.123456789, 'BTC', 0.12345678],
  [1e15, 'MXN', 1e15],
  [1e-9, 'BTC', 0],
  [12_345_678.12345678, 'USDT', 12_345_678.12345678],
  [123_456_789_012_345.67, 'IDR', 123_456_789_012_345.67],
])(
  '[WD-03] [USER-07] a balance of %s %s is told as %s, never as more than there is',
  (amount, currency, told) => {
    expect(balanceIn({ amount, currency })?.amount).toBe(told);
  },
);
