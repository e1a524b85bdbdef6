import { describe, expect, it } from 'vitest';
import { checkFieldValue, type PatternCheck } from './checkFieldValue';

const check: PatternCheck = (pattern, value) =>
  pattern === 'slow' ? 'unchecked' : new RegExp(pattern).test(value);

describe('checkFieldValue', () => {
  const rules = [
    { regex: '^\\d+$', message: 'digits' },
    { regex: '^.{4,}$', message: 'four' },
    { regex: 'slow', message: '' },
    { regex: '', message: '' },
  ];
  it.each([
    ['1234', null],
    ['12', { code: 'regex', message: 'four' }],
    ['a', { code: 'regex', message: 'digits' }],
  ])('[FORM-04] %s gives %j: the first rule that fails', (value, problem) => {
    expect(checkFieldValue({ value, rules, checkLuhn: false, check })).toEqual(problem);
  });

  it('[FORM-04] checkLuhn adds Luhn, and nothing else asks for it', () => {
    const field = { value: '4242424242424241', rules: [], checkLuhn: false, check };
    expect(checkFieldValue({ ...field, checkLuhn: true })).toEqual({ code: 'luhn', message: '' });
    expect(checkFieldValue(field)).toBeNull();
    expect(checkFieldValue({ ...field, value: '4242 4242 4242 4242', checkLuhn: true })).toBeNull();
  });

  it.each([
    ['1234567', false],
    ['12345678', true],
    ['1234567890', true],
    ['12345678901', false],
    ['1234567a', false],
  ])('[FORM-10] by the rule of an id %s is %s', (value, isValid) => {
    const field = { value, rules: [{ regex: '^\\d{8,10}$', message: '' }], checkLuhn: false, check };
    expect(checkFieldValue(field) === null).toBe(isValid);
  });
});
