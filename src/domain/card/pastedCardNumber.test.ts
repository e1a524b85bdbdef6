import { describe, expect, it } from 'vitest';
import { pastedCardNumber } from './pastedCardNumber';

describe('pastedCardNumber', () => {
  it.each([
    ['Card 1: 4242 4242 4242 4242', '4242 4242 4242 4242'],
    ['4242424242424242 exp. 12/29', '4242424242424242'],
    ['4242 4242 4242 4242 12/29 123', '4242 4242 4242 4242'],
    ['4242-4242-4242-4242, 12 / 2029', '4242-4242-4242-4242'],
    ['2 карты: 4242\u00a04242\u00a04242\u00a04242 (до 3)', '4242\u00a04242\u00a04242\u00a04242'],
  ])('[FORM-13] of %j only %j is the number', (text, number) => {
    expect(pastedCardNumber(text)).toBe(number);
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
    expect(pastedCardNumber(text)).toBe(text);
  });
});
