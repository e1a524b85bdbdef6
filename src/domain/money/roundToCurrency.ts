import { decimalsOf } from './currency';

function shiftPoint(value: number, places: number): number {
  const [digits = '0', exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

/** Section 5: rounded to the currency's decimals unless whole. */
export const roundToCurrency = (value: number, code: string): number =>
  roundToDecimals(value, decimalsOf(code));

/** Half goes away from zero, by decimal digits. */
export function roundToDecimals(value: number, decimals: number): number {
  if (!Number.isFinite(value) || Number.isInteger(value)) return value;
  const rounded = shiftPoint(Math.round(shiftPoint(Math.abs(value), decimals)), -decimals);
  return rounded === 0 ? 0 : Math.sign(value) * rounded;
}
