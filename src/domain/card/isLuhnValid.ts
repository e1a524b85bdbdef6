import { toLatinDigits } from '../../lib/toLatinDigits';

/** The Luhn check over the digits; spaces and dashes do not count, anything else fails. */
export function isLuhnValid(text: string): boolean {
  const digits = toLatinDigits(text).replace(/[\s-]/g, '');
  if (!/^\d{2,}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
