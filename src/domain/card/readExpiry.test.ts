import { describe, expect, it } from 'vitest';
import { readExpiry, yearAsTyped } from './readExpiry';

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

describe('yearAsTyped', () => {
  it.each([
    ['12 / 20', '3', '12 / 3'],
    ['1220', '3', '123'],
    ['12/20', '31', '12/31'],
    ['12 / ', '2031', '1231'],
    ['12', '2031', '1231'],
  ])('[FORM-10] %j and %j is %j: the year has four digits', (text, typed, read) => {
    expect(yearAsTyped(text, typed)).toBe(read);
  });

  it.each([
    ['12 / 2', '0'],
    ['12 / 31', '2'],
    ['20', '2'],
    ['12 / 20', '/'],
    ['12', '3'],
    ['', '1231'],
  ])('[FORM-10] %j and %j are left as they are', (text, typed) => {
    expect(yearAsTyped(text, typed)).toBeNull();
  });
});
