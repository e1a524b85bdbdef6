import { plainDigits } from '../../../domain/money/plainDigits';
import type { Sum } from '../../../domain/money/Sum';
import { ownValue } from '../../../lib/ownValue';

/** The decimals that a transfer of the coin can have on every network; a wallet refuses more. */
const COIN_DECIMALS: Readonly<Record<string, number>> = { USDT: 6, USDC: 6, TRX: 6 };
const DEFAULT_COIN_DECIMALS = 8;

export const coinDecimals = (coin: string): number =>
  ownValue(COIN_DECIMALS, coin.toUpperCase()) ?? DEFAULT_COIN_DECIMALS;

/** More places than the digits of any number have. */
const PLACES = 30;

function wholeDigits(value: number): bigint {
  const [whole = '', fraction = ''] = plainDigits(value).split('.');
  return BigInt(whole + fraction.padEnd(PLACES, '0'));
}

/**
 * How much of the coin makes up `amount`, rounded up: a unit too little would be a partial payment. By digits:
 * binary fractions would cost a unit more where the result is whole.
 */
export function coinAmount(amount: number, rate: number, coin: string): number {
  const decimals = coinDecimals(coin);
  const due = wholeDigits(amount) * 10n ** BigInt(decimals);
  const price = wholeDigits(rate);
  // A rate that is itself a quotient is no more exact than a number can be.
  const isWhole = (due % price) * 2n ** 52n < due;
  return Number(due / price + (isWhole ? 0n : 1n)) / 10 ** decimals;
}

/**
 * The sum to send for a deposit, in the wallet's coin; `null` if the rate is not known. A deposit in the coin
 * itself needs no rate.
 */
export function sumToSend(
  { rate, currency: coin }: { rate: number | null; currency: string },
  { amount, currency }: Sum,
): number | null {
  const price = rate ?? (coin === currency ? 1 : null);
  return price === null ? null : coinAmount(amount, price, coin);
}
