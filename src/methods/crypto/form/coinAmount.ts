import { ownValue } from '../../../lib/ownValue';

/** Digits that a transfer of the coin can carry on every network; more would be refused by a wallet. */
const COIN_DECIMALS: Readonly<Record<string, number>> = { USDT: 6, USDC: 6, TRX: 6 };
const DEFAULT_COIN_DECIMALS = 8;

export const coinDecimals = (coin: string): number =>
  ownValue(COIN_DECIMALS, coin.toUpperCase()) ?? DEFAULT_COIN_DECIMALS;

/** How much of the coin makes up `amount`, rounded up: a unit too little would be a partial payment. */
export function coinAmount(amount: number, rate: number, coin: string): number {
  const scale = 10 ** coinDecimals(coin);
  const exact = (amount / rate) * scale;
  // Division leaves a trace behind whole numbers, which must not cost one more unit.
  const nearest = Math.round(exact);
  return (Math.abs(exact - nearest) < 1e-6 ? nearest : Math.ceil(exact)) / scale;
}

/** What is to be sent for a deposit, in the wallet's coin; `null` where nobody can say. The coin itself needs no rate. */
export function sumToSend(
  { rate, currency: coin }: { rate: number | null; currency: string },
  { amount, currency }: { amount: number; currency: string },
): number | null {
  const price = rate ?? (coin === currency ? 1 : null);
  return price === null ? null : coinAmount(amount, price, coin);
}
