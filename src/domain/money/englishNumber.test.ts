import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishNumber } from './englishNumber';

describe('englishNumber', () => {
  it('[USER-07] writes what Intl writes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e13, max: 1e13 }),
        fc.integer({ min: 0, max: 8 }),
        fc.integer({ min: 0, max: 3 }),
        (units, decimals, least) => {
          const value = Number(`${units}e-${decimals}`);
          const written = englishNumber(value, 'en', least);
          if (String(value).includes('e')) expect(written).toBeUndefined();
          else
            expect(written).toBe(
              new Intl.NumberFormat('en', {
                minimumFractionDigits: least,
                maximumFractionDigits: 20,
              }).format(value),
            );
        },
      ),
    );
  });

  it.each([2 ** 53, -(2 ** 60), 3 ** 40])(
    '[USER-07] writes %d, which has more digits than a number holds, as Intl does',
    value => {
      expect(englishNumber(value, 'en', 0)).toBe(new Intl.NumberFormat('en').format(value));
    },
  );

  it.each([
    [1234, 'es'],
    [1234, 'en-IN'],
    [Number.NaN, 'en'],
    [Number.POSITIVE_INFINITY, 'en'],
    [1e21, 'en'],
    [1e-9, 'en'],
  ])('[USER-07] leaves %d in %s to Intl', (value, locale) => {
    expect(englishNumber(value, locale, 0)).toBeUndefined();
  });
});
