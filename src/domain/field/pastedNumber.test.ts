import { describe, expect, it } from 'vitest';
import { pastedNumber } from './pastedNumber';

describe('pastedNumber', () => {
  it.each([
    ['Card 1: 4242 4242 4242 4242', '4242 4242 4242 4242'],
    ['4242424242424242 exp. 12/29', '4242424242424242'],
    ['4242 4242 4242 4242 12/29 123', '4242 4242 4242 4242'],
    ['4242-4242-4242-4242, 12 / 2029', '4242-4242-4242-4242'],
    ['2 карты: 4242\u00a04242\u00a04242\u00a04242 (до 3)', '4242\u00a04242\u00a04242\u00a04242'],
  ])('[FORM-13] of %j only %j is a card’s number', (text, number) => {
    expect(pastedNumber(text, [12, 19])).toBe(number);
  });

  it.each([
    '',
    '4',
    '4242 4242 4242 4242',
    '4242 4242 4242 4242 123',
    '12/29',
    'no digits',
    '424242424242',
    '4242 4242 4242 4242 or 5555 5555 5555 4444',
    '42424242424242424242',
  ])('[FORM-13] %j stays as it is', text => {
    expect(pastedNumber(text, [12, 19])).toBe(text);
  });

  it.each([
    ['Your code 2 is 123-456', '123-456'],
    ['G-123456', '123456'],
    ['1234567', '1234567'],
    ['AB1234', 'AB1234'],
  ])('[FORM-13] of %j the number of six digits is %j', (text, number) => {
    expect(pastedNumber(text, [6, 6])).toBe(number);
  });
});
