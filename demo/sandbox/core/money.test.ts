// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toMajor, toMinor } from './money';

describe('toMinor', () => {
  it('reads back every amount that it wrote, in both precisions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 14 }), fc.constantFrom('MXN', 'BTC'), (minor, currency) => {
        expect(toMinor(toMajor(minor, currency), currency)).toBe(minor);
      }),
    );
  });

  it.each([
    [0.1, 'MXN', 10],
    [19.99, 'MXN', 1999],
    [0.00000001, 'BTC', 1],
    [1.005, 'MXN', undefined],
    ['5', 'MXN', undefined],
    [Number.NaN, 'MXN', undefined],
    [Number.POSITIVE_INFINITY, 'MXN', undefined],
    [1e300, 'MXN', undefined],
  ])('reads %s %s as %s', (amount, currency, minor) => {
    expect(toMinor(amount, currency)).toBe(minor);
  });
});
