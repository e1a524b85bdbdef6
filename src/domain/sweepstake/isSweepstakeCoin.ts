import { currencyOf } from '../money/currency';

/**
 * Whether a currency is a coin of the sweepstake, which is shown by its short name behind the number. Some
 * servers know the coins by their short names alone.
 */
export function isSweepstakeCoin(currency: string): boolean {
  const { symbol } = currencyOf(currency);
  return symbol === 'GC' || symbol === 'SC';
}
