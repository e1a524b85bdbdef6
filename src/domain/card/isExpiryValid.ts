import { toLatinDigits } from '../../lib/toLatinDigits';

/** True for 'MM/YY' or 'MM/YYYY' up to the end of that month, by the player's own clock. */
export function isExpiryValid(text: string, now: Date = new Date()): boolean {
  const match = /^\s*(0[1-9]|1[0-2])\s*\/?\s*(20\d{2}|\d{2})\s*$/.exec(toLatinDigits(text));
  if (!match) return false;
  const year = (Number(match[2]) % 100) + 2000;
  return new Date(year, Number(match[1]), 1) > now;
}
