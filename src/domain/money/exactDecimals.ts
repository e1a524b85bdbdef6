import { decimalsOf } from './currency';
import { roundToDecimals } from './roundToCurrency';

/** Beyond it stands only what an addition has left behind. */
const MOST_DECIMALS = 8;

/** As many as a server's sum has, and no fewer than its currency: a price that is sent as it came must not read as another one. */
export function exactDecimals(value: number, code: string): number {
  const least = decimalsOf(code);
  for (let decimals = least; decimals < MOST_DECIMALS; decimals++)
    if (roundToDecimals(value, decimals) === roundToDecimals(value, MOST_DECIMALS)) return decimals;
  return MOST_DECIMALS;
}
