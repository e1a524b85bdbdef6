import { describe, expect, it } from 'vitest';
import { readExpiry } from './readExpiry';

describe('readExpiry', () => {
  it.each([
    ['12/2030', '1230'],
    ['12 / 30', '1230'],
    ['12-30', '1230'],
    ['12.2030', '1230'],
    ['122030', '1230'],
    ['1/30', '0130'],
    ['1/2030', '0130'],
    ['2030-01', '0130'],
    ['2030/1', '0130'],
    ['\u200e12/2030', '1230'],
  ])('[FORM-13] %j, filled in whole, is the month and the last two digits of the year', (text, digits) => {
    expect(readExpiry(text)).toBe(digits);
  });

  it.each([
    '',
    '1',
    '12',
    '12/',
    '1230',
    '12/3',
    'abc',
    '12/305',
    '1220301',
    '3122030',
    '2030-012',
    '12030-01',
  ])('[FORM-13] %j stays as it is', text => {
    expect(readExpiry(text)).toBe(text);
  });
});
