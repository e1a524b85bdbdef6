import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAmount } from '../money/checkAmount';
import { roundToCurrency } from '../money/roundToCurrency';
import { withdrawableAmount } from '../money/withdrawableAmount';
import { redeemableBalance } from './redeemableBalance';

const sums = fc.double({ min: 0, max: 1e7, noNaN: true });
const cents = fc.integer({ min: 0, max: 1e9 }).map(units => units / 100);
const currencies = fc.constantFrom('QSC', 'BTC', 'XYZ');

describe('redeemableBalance', () => {
  it('[SWP-02] is never below zero, never above the balance less what is unplayed, and whole in its decimals', () => {
    fc.assert(
      fc.property(sums, sums, currencies, (balance, unplayed, currency) => {
        const redeemable = redeemableBalance(balance, unplayed, currency);
        expect(redeemable).toBeGreaterThanOrEqual(0);
        expect(redeemable).toBeLessThanOrEqual(Math.max(0, balance - unplayed) + 1e-7);
        expect(redeemable).toBeLessThanOrEqual(balance);
        expect(roundToCurrency(redeemable ?? -1, currency)).toBe(redeemable);
      }),
      { numRuns: 3000 },
    );
  });

  it('[SWP-02] of sums in cents is exact', () => {
    fc.assert(
      fc.property(cents, cents, (balance, unplayed) => {
        const exact = Math.max(0, Math.round(balance * 100) - Math.round(unplayed * 100)) / 100;
        expect(redeemableBalance(balance, unplayed, 'QSC')).toBe(exact);
      }),
      { numRuns: 3000 },
    );
  });

  it('[SWP-02] "all" of it is a valid amount, and one unit more is not', () => {
    fc.assert(
      fc.property(cents, cents, (balance, unplayed) => {
        const redeemable = redeemableBalance(balance, unplayed, 'QSC');
        const limits = { min: 0, max: null };
        const all = withdrawableAmount(redeemable, limits, 'QSC');
        if (all === null) return redeemable === 0;
        expect(checkAmount(all, limits, redeemable)).toBeNull();
        const more = roundToCurrency(all + 0.01, 'QSC');
        expect(checkAmount(more, limits, redeemable)).toBe('aboveBalance');
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    [120.5, 20.5, 100],
    [0.3, 0.1, 0.2],
    [10.009, 0, 10],
    [10, 0.001, 9.99],
    [5, 5, 0],
    [5, 6, 0],
    [-5, 0, 0],
    [0, 0, 0],
  ])('[SWP-02] of %s with %s unplayed is %s', (balance, unplayed, redeemable) => {
    expect(redeemableBalance(balance, unplayed, 'QSC')).toBe(redeemable);
  });

  it.each([
    [100, -1],
    [100, Number.NaN],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    [100, Number.POSITIVE_INFINITY],
    [1e15, 0],
  ])('[SWP-02] of %s with %s unplayed is not known', (balance, unplayed) => {
    expect(redeemableBalance(balance, unplayed, 'QSC')).toBeNull();
  });
});
