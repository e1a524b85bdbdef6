import { decimalsOf } from './currency';
import { roundToDecimals } from './roundToCurrency';

/** Beyond so many stands only what an addition has left behind; a sum of next to nothing has more, or would read as none. */
const mostDecimals = (value: number): number => (Math.abs(value) < 1e-6 ? 12 : 8);

/** As many as a server's sum has, and no fewer than its currency: a price that is sent as it came must not read as another one. */
export function exactDecimals(value: number, code: string): number {
  const most = mostDecimals(value);
  for (let decimals = decimalsOf(code); decimals < most; decimals++)
    if (roundToDecimals(value, decimals) === roundToDecimals(value, most)) return decimals;
  return most;
}
