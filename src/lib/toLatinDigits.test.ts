import { describe, expect, it } from 'vitest';
import { toLatinDigits } from './toLatinDigits';

describe('toLatinDigits', () => {
  it('[FORM-08] maps the decimal digits of every script of Unicode, ten by ten', () => {
    const digits: string[] = [];
    for (let codePoint = 0x80; codePoint <= 0x1ffff; codePoint += 1) {
      const char = codePoint >= 0xd800 && codePoint <= 0xdfff ? '' : String.fromCodePoint(codePoint);
      if (/^\p{Nd}$/u.test(char)) digits.push(char);
    }
    expect(digits.length % 10).toBe(0);
    expect(digits.map(toLatinDigits)).toEqual(digits.map((_, index) => String(index % 10)));
  });

  it('[FORM-08] leaves all else as it is', () => {
    expect(toLatinDigits('٣٫٥ ₹ १२ ½ ² Ⅳ 42')).toBe('3٫5 ₹ 12 ½ ² Ⅳ 42');
  });
});
