import { toLatinDigits } from '../../lib/toLatinDigits';

const FIRST_YEAR = 1900;

/** FORM-10: day.month.year, 1900–9999, days that exist. */
export function isRealDate(text: string): boolean {
  const match = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(toLatinDigits(text));
  if (!match) return false;
  const [day, month, year] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  // A day that the month does not have falls into the next one.
  return year >= FIRST_YEAR && date.getUTCMonth() === month - 1;
}
