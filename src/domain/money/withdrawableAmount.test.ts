import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '../../spec/currencies';
import { checkAmount } from './checkAmount';
import { decimalsOf } from './currency';
import { roundToCurrency } from './roundToCurrency';
import { limitsWithin, withdrawableAmount } from './withdrawableAmount';

const currencies = fc.constantFrom(...Object.keys(CURRENCIES), 'XYZ');

const amounts = fc.double({ min: 0, max: 1e7, noNaN: true, noDefaultInfinity: true });

const limits = fc
  .record({ min: fc.integer({ min: 0, max: 5000 }), width: fc.option(fc.integer({ min: 0, max: 1e7 })) })
  .map(({ min, width }) => ({ min, max: width === null ? null : min + width }));

describe('the amount of a withdrawal', () => {
  it('[WD-03] what "all" fills in is valid and never more than the balance, the limit or the decimals allow', () => {
    fc.assert(
      fc.property(amounts, limits, currencies, (balance, range, currency) => {
        const all = withdrawableAmount(balance, range, currency);
        if (all === null) return balance < range.min + 1 || (range.max ?? Infinity) < 1 || balance < 1;
        expect(all).toBeLessThanOrEqual(balance);
        expect(roundToCurrency(all, currency)).toBe(all);
        return checkAmount(all, range, balance) === null;
      }),
      { numRuns: 2000 },
    );
  });

  it.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY, null])(
    '[WD-03] of a balance of %s there is no "all"',
    balance => {
      expect(withdrawableAmount(balance, { min: 0, max: 100 }, 'USD')).toBeNull();
    },
  );

  it('[WD-03] "all" leaves less than one unit of the last decimal behind, unless the method takes less', () => {
    fc.assert(
      fc.property(amounts, currencies, (balance, currency) => {
        const all = withdrawableAmount(balance, { min: 0, max: null }, currency);
        const unit = 10 ** -decimalsOf(currency);
        expect(all === null ? balance < unit : balance - all < unit * 1.001).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    [4280.5, { min: 100, max: 50_000 }, 'MXN', 4280.5],
    [4280.509, { min: 100, max: 50_000 }, 'MXN', 4280.5],
    [90_000, { min: 100, max: 50_000 }, 'MXN', 50_000],
    [0.1 + 0.2, { min: 0, max: null }, 'BTC', 0.3],
    [0.00000001, { min: 0, max: null }, 'BTC', 0.00000001],
    [100, { min: 100, max: 50_000 }, 'MXN', 100],
    [99.99, { min: 100, max: 50_000 }, 'MXN', null],
    [0, { min: 0, max: null }, 'MXN', null],
    [-5, { min: 0, max: null }, 'MXN', null],
    [null, { min: 0, max: null }, 'MXN', null],
    [Number.NaN, { min: 0, max: null }, 'MXN', null],
  ])('[WD-03] of %s within %j %s, all is %s', (balance, range, currency, all) => {
    expect(withdrawableAmount(balance, range, currency)).toBe(all);
  });

  it('[WD-03] no amount above the balance passes, whatever the limits', () => {
    fc.assert(
      fc.property(amounts, amounts, limits, (value, balance, range) => {
        const problem = checkAmount(value, range, balance);
        expect(problem !== null || value <= balance).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('[WD-03] [FORM-05] offered amounts stay within the limits and the balance', () => {
    expect(limitsWithin({ min: 100, max: 50_000 }, 420)).toEqual({ min: 100, max: 420 });
    expect(limitsWithin({ min: 100, max: null }, 420)).toEqual({ min: 100, max: 420 });
    expect(limitsWithin({ min: 100, max: 300 }, 420)).toEqual({ min: 100, max: 300 });
    expect(limitsWithin({ min: 100, max: 300 }, null)).toEqual({ min: 100, max: 300 });
  });
});
