import { toLatinDigits } from '../../lib/toLatinDigits';

/** The Luhn check over the digits; spaces and dashes do not count, anything else fails. */
export function isLuhnValid(text: string): boolean {
  const digits = toLatinDigits(text).replace(/[\s-]/g, '');
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  // With anything but digits in it, the sum is no number.
  return digits.length > 1 && sum % 10 === 0;
}
