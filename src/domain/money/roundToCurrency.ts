import { decimalsOf } from './currency';

function shiftPoint(value: number, places: number): number {
  const [digits = '0', exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

/** Section 5: rounded to the currency's decimals unless whole. */
export const roundToCurrency = (value: number, code: string): number =>
  roundToDecimals(value, decimalsOf(code));

/**
 * Rounds half away from zero, on the decimal digits: binary fractions would round wrong. From 2^53 units on,
 * a number has no digits to round.
 */
export function roundToDecimals(value: number, decimals: number): number {
  if (value % 1 === 0) return value || 0;
  const units = shiftPoint(Math.abs(value), decimals);
  if (!(units < 2 ** 53)) return value;
  return Math.sign(value) * shiftPoint(Math.round(units), -decimals) || 0;
}
