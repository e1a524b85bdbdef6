import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardBrandOf, groupInFours } from './cardNumber';
import { checkFieldValue, type PatternCheck } from './checkFieldValue';
import { isExpiryValid } from './isExpiryValid';
import { isLuhnValid } from './isLuhnValid';
import { isRealDate } from './isRealDate';
import { keepPhonePrefix } from './keepPhonePrefix';
import { pixFieldName } from './pixFieldName';

const check: PatternCheck = (pattern, value) =>
  pattern === 'slow' ? 'unchecked' : new RegExp(pattern).test(value);

describe('checkFieldValue', () => {
  const rules = [
    { regex: '^\\d+$', message: 'digits' },
    { regex: '^.{4,}$', message: 'four' },
    { regex: 'slow' },
    {},
  ];
  it.each([
    ['1234', null],
    ['12', { code: 'regex', message: 'four', ruleIndex: 1 }],
    ['a', { code: 'regex', message: 'digits', ruleIndex: 0 }],
  ])('[FORM-04] %s gives %j: the first rule that fails', (value, problem) => {
    expect(checkFieldValue({ value, rules, check })).toEqual(problem);
  });

  it('[FORM-04] checkLuhn adds Luhn, and nothing else asks for it', () => {
    const field = { value: '4242424242424241', rules: [], check };
    expect(checkFieldValue({ ...field, checkLuhn: true })).toEqual({ code: 'luhn' });
    expect(checkFieldValue(field)).toBeNull();
    expect(checkFieldValue({ ...field, value: '4242 4242 4242 4242', checkLuhn: true })).toBeNull();
  });
});

describe('isLuhnValid', () => {
  it.each([
    '4242424242424242',
    '5555 5555 5555 4444',
    '3782-822463-10005',
    '6011111111111117',
    '४२४२४२४२४२४२४२४२',
  ])('[FORM-04] %s passes', number => expect(isLuhnValid(number)).toBe(true));
  it.each(['', '0', 'abc', '4242424242424243', '4242x242'])('[FORM-04] %j fails', number =>
    expect(isLuhnValid(number)).toBe(false),
  );

  it('[FORM-04] one wrong digit always fails', () => {
    fc.assert(
      fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (index, by) => {
        const digits = [...'4242424242424242'];
        digits[index] = String((Number(digits[index]) + by) % 10);
        expect(isLuhnValid(digits.join(''))).toBe(false);
      }),
    );
  });
});

describe('card numbers', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 8224 6310 005'],
    ['4242 42424', '4242 4242 4'],
    ['', ''],
  ])('[DEP-12] %s is shown as %s', (number, shown) => {
    expect(groupInFours(number)).toBe(shown);
  });

  it('[FORM-13] tells brands by their ranges', () => {
    const brands = {
      '4': 'visa',
      '2200': 'mir',
      '2221': 'mastercard',
      '55': 'mastercard',
      '34': 'amex',
      '9860': 'humo',
      '8600': 'uzcard',
      '3528': 'jcb',
      '62': 'unionpay',
      '6011': 'discover',
      '1': null,
    };
    for (const [digits, brand] of Object.entries(brands)) expect(cardBrandOf(digits), digits).toBe(brand);
  });

  it.each([
    ['01/26', true],
    ['0126', true],
    ['01 / 2026', true],
    ['12/25', false],
    ['13/30', false],
    ['00/30', false],
    ['1/30', false],
    ['', false],
  ])('[FORM-13] the expiry %s in January 2026 is %s', (text, isValid) => {
    expect(isExpiryValid(text, new Date(2026, 0, 31, 23, 59))).toBe(isValid);
  });
});

describe('dates and ids', () => {
  it.each(['01.01.1900', '31.12.9999', '29.02.2024', '29.02.2000', '30.04.1985', '०१.०१.२०००'])(
    '[FORM-10] %s is a date',
    text => expect(isRealDate(text)).toBe(true),
  );
  it.each([
    '31.02.2020',
    '29.02.2023',
    '29.02.1900',
    '31.04.2020',
    '00.01.2020',
    '01.00.2020',
    '32.01.2020',
    '01.13.2020',
    '31.12.1899',
    '1.1.2020',
    '2020-01-01',
    '01/01/2020',
    '',
  ])('[FORM-10] %s is none', text => expect(isRealDate(text)).toBe(false));

  it.each([
    ['1234567', false],
    ['12345678', true],
    ['1234567890', true],
    ['12345678901', false],
    ['1234567a', false],
  ])('[FORM-10] by the rule of an id %s is %s', (value, isValid) => {
    expect(checkFieldValue({ value, rules: [{ regex: '^\\d{8,10}$' }], check }) === null).toBe(isValid);
  });

  it('[FORM-12] cpf goes to numberId, any other key type to pixKey', () => {
    expect(['cpf', 'email', 'phone', 'random', ''].map(pixFieldName)).toEqual([
      'numberId',
      'pixKey',
      'pixKey',
      'pixKey',
      'pixKey',
    ]);
  });
});

describe('keepPhonePrefix', () => {
  const prefix = '+52';
  it.each([
    ['typing goes on after it', '+525', '+5255', '+5255'],
    ['letters are dropped', '+525', '+525a', '+525'],
    ['a plus is blocked', '+525', '+525+', '+525'],
    ['a plus before it is blocked', '+525', '++525', '+525'],
    ['typing before it is blocked', '+525', '9+525', '+525'],
    ['typing inside it is blocked', '+525', '+952' + '5', '+525'],
    ['its last character cannot be deleted', '+525', '+55', '+525'],
    ['its first character cannot be deleted', '+525', '525', '+525'],
    ['the bare prefix cannot be deleted', '+52', '+5', '+52'],
    ['clearing the field leaves it', '+5255', '', '+52'],
    ['typing over all leaves it and the new digit', '+5255', '7', '+527'],
    ['deleting after it works', '+5255', '+525', '+525'],
    ['an empty field gets it', '', '', '+52'],
    ['an empty field gets it with the first digit', '', '5', '+525'],
    ['a paste over all may carry it', '+52', '+52 55 1234 5678', '+525512345678'],
    ['a paste after it may carry it', '+52', '+52+52 55 1234 5678', '+525512345678'],
    ['a paste after it may carry 00', '+52', '+520052 5512345678', '+525512345678'],
    ['a paste over all may lack it', '+52', '55 1234 5678', '+525512345678'],
    ['a paste over another number', '+529991112222', '+52 (55) 1234-5678', '+525512345678'],
    ['a paste inside keeps what stands around', '+5255', '+5251235', '+5251235'],
    ['digits of another script', '+52', '+52٥', '+525'],
  ])('[FORM-09] %s', (_, previous, next, expected) => {
    expect(keepPhonePrefix({ prefix, previous, next })).toBe(expected);
  });

  it('[FORM-09] whatever the edit, the prefix stands and only digits follow', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,10}$/), fc.string(), (rest, next) => {
        expect(keepPhonePrefix({ prefix, previous: prefix + rest, next })).toMatch(/^\+52\d*$/);
      }),
    );
  });
});
