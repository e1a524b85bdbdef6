import { describe, expect, it } from 'vitest';
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
    ['a maximum below 1', { limits: { min: 0, max: 0.5 } }, { min: 0, max: 0.5 }],
    ['a minimum below 1', { limits: { min: 0.05, max: 0 }, isCrypto: true }, { min: 0.05, max: null }],
    ['1 for crypto without a range', { currency: 'BTC', isCrypto: true }, { min: 1, max: null }],
    ['1 for crypto with an empty range', { currency: 'USD', isCrypto: true }, { min: 1, max: null }],
    ['the range of crypto that has one', { isCrypto: true }, { min: 21, max: 20155 }],
    ['nothing where nothing is known', { rules: null, limits: null }, { min: 0, max: null }],
    ['nothing from the prototype', { currency: 'constructor' }, { min: 0, max: null }],
    [
      'what can be typed within finer limits',
      { limits: { min: 10.005, max: 20.004 } },
      { min: 10.01, max: 20 },
    ],
    [
      'the next that can be typed inwards where rounding would go past a limit',
      { limits: { min: 10.001, max: 20.009 } },
      { min: 10.01, max: 20 },
    ],
    [
      'a maximum below the smallest amount of the currency',
      { currency: 'JPY', limits: { min: 0, max: 0.9 } },
      { min: 0, max: 0 },
    ],
    ['one amount alone', { limits: { min: 500, max: 500 } }, { min: 500, max: 500 }],
    ['a minimum alone', { limits: { min: 100, max: 0 } }, { min: 100, max: null }],
    [
      'the rules where that answer contradicts itself',
      { limits: { min: 100, max: 50 } },
      { min: 21, max: 20155 },
    ],
    ['the rules where it is below zero', { limits: { min: -1, max: -1 } }, { min: 21, max: 20155 }],
    [
      'nothing from rules that contradict themselves',
      { rules: { MXN: { min: 100, max: 50 } } },
      { min: 0, max: null },
    ],
    [
      'no end from a number without one',
      { limits: { min: 1, max: Number.POSITIVE_INFINITY } },
      { min: 1, max: null },
    ],
  ])('[FORM-05] takes %s', (_, sources, expected) => {
    expect(resolveLimits({ ...base, ...sources })).toEqual(expected);
  });

  it('[FORM-05] takes min where the rule has no minNonRus', () => {
    const withoutNonRus = { MXN: { min: 21, max: 20155 } };
    expect(resolveLimits({ ...base, rules: withoutNonRus, country: 'mx' })).toEqual({ min: 21, max: 20155 });
  });
});
