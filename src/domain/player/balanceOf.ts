import { isRecord } from '../../lib/isRecord';
import { currencyOf } from '../money/currency';
import { inwards } from '../money/resolveLimits';
import { roundToCurrency } from '../money/roundToCurrency';
import type { Sum } from '../money/Sum';

/**
 * The primary balance of a user as the host or the server wrote it, cut to the currency's decimals; `null` if
 * there is none.
 */
export function balanceOf(balanceData: unknown): Sum | null {
  const primary = isRecord(balanceData) ? balanceData.primary : null;
  const { amount, currency } = isRecord(primary) ? primary : {};
  if (typeof amount !== 'number' || !Number.isFinite(amount) || typeof currency !== 'string') return null;
  const { code } = currencyOf(currency);
  // Cut, as rounding up would show a cent that cannot be withdrawn; what a server's floating-point sum lacks is
  // no cent.
  const near = roundToCurrency(amount, code);
  return { amount: near - amount < near * 1e-15 ? near : inwards(amount, -1, code), currency: code };
}
