import { floorToCurrency } from './floorToCurrency';
import type { AmountLimits } from './resolveLimits';

/**
 * WD-03: the most that can be withdrawn: the balance, but no more than the method's maximum; `null` if that is below
 * its minimum.
 */
export function withdrawableAmount(
  balance: number | null,
  limits: AmountLimits,
  currency: string,
): number | null {
  if (balance === null || !Number.isFinite(balance)) return null;
  const all = floorToCurrency(Math.min(balance, limits.max ?? balance), currency);
  return all > 0 && all >= limits.min ? all : null;
}

/** The method's limits, with the maximum lowered to the balance. */
export function limitsWithin(limits: AmountLimits, balance: number | null): AmountLimits {
  if (balance === null) return limits;
  return { min: limits.min, max: Math.min(balance, limits.max ?? balance) };
}
