import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRESET_AMOUNTS } from '../spec/presetAmounts';
import { checkAmount } from './checkAmount';
import { presetAmounts } from './presetAmounts';
import { resolveLimits } from './resolveLimits';

const rules = {
  MXN: { min: 21, max: 20155, minNonRus: 50 },
  USD: { min: 0, max: 0 },
  EUR: { min: 5, max: 0 },
};
const base = { rules, currency: 'MXN', country: 'ru', isCrypto: false };

describe('resolveLimits', () => {
  it.each([
    ['the rules of the currency', {}, { min: 21, max: 20155 }],
    ['minNonRus outside ru', { country: 'mx' }, { min: 50, max: 20155 }],
    ['min in RU in capitals', { country: 'RU' }, { min: 21, max: 20155 }],
    [
      'the answer of deposit-limits first',
      { limits: { min: 100, max: 900 }, country: 'mx' },
      { min: 100, max: 900 },
    ],
    ['the rules where that answer is 0 and 0', { limits: { min: 0, max: 0 } }, { min: 21, max: 20155 }],
    ['a maximum alone', { limits: { min: 0, max: 10 } }, { min: 0, max: 10 }],
    ['no maximum where it is 0', { currency: 'EUR' }, { min: 5, max: null }],
    ['1 for crypto without a range', { currency: 'BTC', isCrypto: true }, { min: 1, max: null }],
    ['1 for crypto with an empty range', { currency: 'USD', isCrypto: true }, { min: 1, max: null }],
    ['the range of crypto that has one', { isCrypto: true }, { min: 21, max: 20155 }],
    ['nothing where nothing is known', { rules: null, limits: null }, { min: 0, max: null }],
    ['nothing from the prototype', { currency: 'constructor' }, { min: 0, max: null }],
  ])('[FORM-05] takes %s', (_, sources, expected) => {
    expect(resolveLimits({ ...base, ...sources })).toEqual(expected);
  });

  it('[FORM-05] takes min where the rule has no minNonRus', () => {
    const withoutNonRus = { MXN: { min: 21, max: 20155 } };
    expect(resolveLimits({ ...base, rules: withoutNonRus, country: 'mx' })).toEqual({ min: 21, max: 20155 });
  });
});

describe('checkAmount', () => {
  const limits = { min: 21, max: 20155 };
  it.each([
    [0, { code: 'required' }],
    [Number.NaN, { code: 'required' }],
    [20.99, { code: 'belowMin', min: 21 }],
    [21, null],
    [20155, null],
    [20155.01, { code: 'aboveMax', max: 20155 }],
  ])('[FORM-05] %d gives %j', (value, problem) => {
    expect(checkAmount(value, limits)).toEqual(problem);
  });

  it('[WD-03] the amount cannot exceed the balance', () => {
    expect(checkAmount(100, limits, { balance: 99.99 })).toEqual({ code: 'aboveBalance', balance: 99.99 });
    expect(checkAmount(100, limits, { balance: 100 })).toBeNull();
    expect(checkAmount(100, limits, { balance: 0 })).toEqual({ code: 'aboveBalance', balance: 0 });
    expect(checkAmount(1e9, { min: 0, max: null })).toBeNull();
  });
});

describe('presetAmounts', () => {
  it('[FORM-11] shows all that fit where they are few', () => {
    expect(presetAmounts({ min: 21, max: 100 })).toEqual([25, 50, 75, 100]);
    expect(presetAmounts({ min: 300000, max: null })).toEqual([]);
  });

  it('[FORM-11] shows every preset within the limits', () => {
    expect(presetAmounts({ min: 50, max: 1000 })).toEqual([50, 75, 100, 150, 250, 500, 1000]);
    expect(presetAmounts({ min: 0, max: null })).toEqual(PRESET_AMOUNTS);
  });

  it('[FORM-11] never shows one outside the limits, nor one twice', () => {
    fc.assert(
      fc.property(fc.nat(300000), fc.nat(300000), (min, max) => {
        const chips = presetAmounts({ min, max });
        expect(chips).toEqual([...new Set(chips)].sort((a, b) => a - b));
        for (const chip of chips) {
          expect(PRESET_AMOUNTS).toContain(chip);
          expect(checkAmount(chip, { min, max })).toBeNull();
        }
      }),
    );
  });
});
