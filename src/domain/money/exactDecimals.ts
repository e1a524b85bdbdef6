import { decimalsOf } from './currency';
import { roundToDecimals } from './roundToCurrency';

/**
 * Digits beyond these are the noise of floating-point additions. A tiny value keeps more of them, or it would
 * read as 0.
 */
const mostDecimals = (value: number): number => (Math.abs(value) < 1e-6 ? 12 : 8);

/**
 * The decimals that a server's sum needs, but at least its currency's: the price that is shown must be the
 * price that was sent.
 */
export function exactDecimals(value: number, code: string): number {
  const most = mostDecimals(value);
  for (let decimals = decimalsOf(code); decimals < most; decimals++)
    if (roundToDecimals(value, decimals) === roundToDecimals(value, most)) return decimals;
  return most;
}
