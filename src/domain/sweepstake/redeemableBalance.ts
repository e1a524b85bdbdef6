import { decimalsOf } from '../money/currency';
import { floorToCurrency } from '../money/floorToCurrency';

/**
 * SWP-02: what can be redeemed of a balance of which a part has not been played yet: max(0, balance − unplayed), cut
 * to the currency's decimals, never above either of its parts. `null` where a part is no sum that can be trusted.
 */
export function redeemableBalance(balance: number, unplayed: number, currency: string): number | null {
  const scale = 10 ** decimalsOf(currency);
  // Beyond that a number no longer holds every unit of the last decimal.
  const isSum = (value: number): boolean => Math.abs(value) * scale <= Number.MAX_SAFE_INTEGER;
  if (!isSum(unplayed) || unplayed < 0 || !isSum(balance)) return null;
  if (balance <= unplayed) return 0;
  const units = (value: number): number => Math.round(floorToCurrency(value, currency) * scale);
  // What is left of a unit still has to be played: it counts whole.
  const held = units(unplayed) + (floorToCurrency(unplayed, currency) < unplayed ? 1 : 0);
  return Math.max(0, units(balance) - held) / scale;
}
