import { decimalsOf } from './currency';
import type { AmountLimits } from './resolveLimits';

/** Cut, never rounded up, to the currency's decimals. */
function floorToCurrency(value: number, currency: string): number {
  const [whole = '0', fraction = ''] = plainDigits(value).split('.');
  return Number(`${whole}.${fraction.slice(0, decimalsOf(currency)) || '0'}`);
}

const plainDigits = (value: number): string =>
  String(value).includes('e') ? value.toFixed(20) : String(value);

/** WD-03: what 'all' fills in: the balance, no more than the method takes; `null` where that is below its least. */
export function withdrawableAmount(
  balance: number | null,
  limits: AmountLimits,
  currency: string,
): number | null {
  if (balance === null || !(balance > 0) || !Number.isFinite(balance)) return null;
  const all = floorToCurrency(Math.min(balance, limits.max ?? balance), currency);
  return all > 0 && all >= limits.min ? all : null;
}

/** The method's limits within the balance: what an offered amount may be. */
export function limitsWithin(limits: AmountLimits, balance: number | null): AmountLimits {
  if (balance === null) return limits;
  return { min: limits.min, max: Math.min(balance, limits.max ?? balance) };
}
