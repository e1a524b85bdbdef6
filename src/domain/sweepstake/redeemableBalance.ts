import { decimalsOf } from '../money/currency';
import { floorToCurrency } from '../money/floorToCurrency';

/**
 * SWP-02: the redeemable part of a balance of which some is not played yet: max(0, balance − unplayed), cut
 * down to the currency's decimals. `null` if one of the two sums cannot be trusted.
 */
export function redeemableBalance(balance: number, unplayed: number, currency: string): number | null {
  const scale = 10 ** decimalsOf(currency);
  // A larger number no longer holds every unit of the last decimal.
  const isSum = (value: number): boolean => Math.abs(value) * scale <= Number.MAX_SAFE_INTEGER;
  if (!isSum(unplayed) || unplayed < 0 || !isSum(balance)) return null;
  const units = (value: number): number => Math.round(floorToCurrency(value, currency) * scale);
  // A fraction of a unit that is not played yet counts as a whole one.
  const held = units(unplayed) + (floorToCurrency(unplayed, currency) < unplayed ? 1 : 0);
  return Math.max(0, units(balance) - held) / scale;
}
