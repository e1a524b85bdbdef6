import { ownValue } from '../../../lib/ownValue';

/** The decimals that a transfer of the coin can have on every network; a wallet refuses more. */
const COIN_DECIMALS: Readonly<Record<string, number>> = { USDT: 6, USDC: 6, TRX: 6 };
const DEFAULT_COIN_DECIMALS = 8;

export const coinDecimals = (coin: string): number =>
  ownValue(COIN_DECIMALS, coin.toUpperCase()) ?? DEFAULT_COIN_DECIMALS;

/** How much of the coin makes up `amount`, rounded up: a unit too little would be a partial payment. */
export function coinAmount(amount: number, rate: number, coin: string): number {
  const scale = 10 ** coinDecimals(coin);
  const exact = (amount / rate) * scale;
  // Division leaves rounding noise on whole results, which must not cost one more unit.
  const nearest = Math.round(exact);
  return (Math.abs(exact - nearest) < 1e-6 ? nearest : Math.ceil(exact)) / scale;
}

/**
 * The sum to send for a deposit, in the wallet's coin; `null` if the rate is not known. A deposit in the coin
 * itself needs no rate.
 */
export function sumToSend(
  { rate, currency: coin }: { rate: number | null; currency: string },
  { amount, currency }: { amount: number; currency: string },
): number | null {
  const price = rate ?? (coin === currency ? 1 : null);
  return price === null ? null : coinAmount(amount, price, coin);
}
