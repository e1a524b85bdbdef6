import { expect, it } from 'vitest';
import { endingOf } from '../../sandbox/scenarios';
import { amountFor } from './amountFor';

it.each(['MXN', 'INR', 'IDR', 'USD', 'NGN'])('gives an amount in %s with the ending', currency => {
  expect(endingOf(Number(amountFor(912, currency, false)) * 100, currency)).toBe(912);
});

it('puts the ending into the decimals of a crypto currency', () => {
  expect(amountFor(901, 'BTC', true)).toMatch(/^0\.\d{5}901$/);
});
