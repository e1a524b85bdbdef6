import { describe, expect, it } from 'vitest';
import { isExpiryValid } from './isExpiryValid';

describe('isExpiryValid', () => {
  it.each([
    ['01/26', true],
    ['0126', true],
    ['01 / 2026', true],
    ['12/25', false],
    ['13/30', false],
    ['00/30', false],
    ['1/30', false],
    ['101/30', false],
    ['01/30/', false],
    ['01/99', true],
    ['', false],
  ])('[FORM-13] the expiry %s in January 2026 is %s', (text, isValid) => {
    expect(isExpiryValid(text, new Date(2026, 0, 31, 23, 59))).toBe(isValid);
  });

  it('[FORM-13] a card ends with its month', () => {
    expect(isExpiryValid('01/26', new Date(2026, 1, 1))).toBe(false);
  });
});
