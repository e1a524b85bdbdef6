import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLuhnValid } from './isLuhnValid';

describe('isLuhnValid', () => {
  it.each([
    '4242424242424242',
    '5555 5555 5555 4444',
    '3782-822463-10005',
    '6011111111111117',
    '4999999999999996',
    '४२४२४२४२४२४२४२४२',
  ])('[FORM-04] %s passes', number => expect(isLuhnValid(number)).toBe(true));
  it.each(['', '0', 'abc', '4242424242424243', '4242x242', 'x4242424242424242', '4242424242424242x'])(
    '[FORM-04] %j fails',
    number => expect(isLuhnValid(number)).toBe(false),
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
