import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleBox } from '../../../tests/support/unit/samples';
import { toLatinDigits } from '../../lib/toLatinDigits';
import { SUPPORTED_LOCALES } from '../../spec/locales';
import { formatMoney } from '../money/formatMoney';
import { parseAmount } from '../money/parseAmount';
import { roundToCurrency } from '../money/roundToCurrency';
import { type CoinPackage, readCoinPackage } from './CoinPackage';

const box = (overrides: Partial<Parameters<typeof readCoinPackage>[0]> = {}) =>
  readCoinPackage(sampleBox(overrides));
const coins = (currency: string, main: number, free = 0) => ({ currency, main, free });
const cents = fc.integer({ min: 1, max: 1_000_000_00 }).map(value => value / 100);
const sum = fc.integer({ min: 0, max: 10_000_000 });

describe('[SWP-01] a box as a package', () => {
  it('adds up what is bought and what is given, of both names of the coins', () => {
    expect(box()).toEqual({
      id: 'box-1',
      price: 9.99,
      currency: 'USD',
      gcAmount: 20_000,
      scAmount: 10,
      isMostChosen: false,
    });
    expect(
      box({ id: 7, isMostChosen: true, currenciesList: [coins('QGC', 5, 1), coins('QSC', 0, 2)] }),
    ).toMatchObject({ id: 7, gcAmount: 6, scAmount: 2, isMostChosen: true });
    expect(box({ currenciesList: [coins('GC', 5), coins('SC', 5)] })).toMatchObject({
      gcAmount: 5,
      scAmount: 5,
    });
  });

  it.each([
    ['a price of 0', { price: 0 }],
    ['a negative price', { price: -1 }],
    ['no number as its price', { price: Number.NaN }],
    ['an endless price', { price: Number.POSITIVE_INFINITY }],
    ['no currency', { priceCurrencyCode: '' }],
    ['no coins', { currenciesList: [] }],
    ['coins that nobody knows alone', { currenciesList: [coins('XYZ', 5)] }],
    ['negative coins', { currenciesList: [coins('GC', 5), coins('SC', -3)] }],
    ['negative gifts', { currenciesList: [coins('GC', 5, -3)] }],
    ['no number of coins', { currenciesList: [coins('GC', Number.NaN)] }],
  ])('with %s is no offer', (_, overrides) => {
    expect(typeof box(overrides)).toBe('string');
  });

  it('any sums: nothing is lost, and nothing made up', () => {
    fc.assert(
      fc.property(cents, sum, sum, sum, sum, (price, gold, goldFree, sweep, sweepFree) => {
        const read = box({
          price,
          currenciesList: [coins('GC', gold, goldFree), coins('SC', sweep, sweepFree)],
        });
        if (gold + goldFree + sweep + sweepFree === 0) expect(typeof read).toBe('string');
        else
          expect(read).toMatchObject({
            price,
            gcAmount: gold + goldFree,
            scAmount: sweep + sweepFree,
          } as CoinPackage);
      }),
    );
  });

  it('[USER-07] any price reads back as it is, in every language and any currency', () => {
    const currencies = fc.constantFrom('USD', 'EUR', 'BRL', 'INR', 'USDT', 'XYZ', 'QGC', 'QSC');
    fc.assert(
      fc.property(cents, currencies, fc.constantFrom(...SUPPORTED_LOCALES), (price, currency, locale) => {
        const text = formatMoney(price, currency, locale);
        const shown = toLatinDigits(text)
          .replace(/٫/g, '.')
          .replace(/[^\d.,]/g, '');
        const number = /[.,]\d{1,2}$/.test(shown) ? parseAmount(shown) : Number(shown.replace(/[.,]/g, ''));
        expect(number, text).toBe(roundToCurrency(price, currency));
      }),
    );
  });
});
