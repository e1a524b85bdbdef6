import { describe, expect, it } from 'vitest';
import { isCardNumber } from './isCardNumber';

describe('isCardNumber', () => {
  it.each([
    ['bare', '4111111111111111', true],
    ['of RuPay, whose range begins as no other brand does', '8111000000000009', true],
    ['in groups', '4111 1111 1111 1111', true],
    ['with dashes', '4111-1111-1111-1111', true],
    ['with no-break spaces', '4111\u00a01111\u00a01111\u00a01111', true],
    ['with a word before it', 'Card 4111111111111111', false],
    ['with a name behind it', '4111111111111111 ANA', false],
    ['with a wrong digit', '4111111111111112', false],
    ['of another length', '4000000000000000006', false],
    ['of no brand, as an account has', '0000000000000000', false],
  ])('[DEP-12] a number %s: %s', (_, text, isCard) => {
    expect(isCardNumber(text)).toBe(isCard);
  });
});
