import { isRecord } from '../../lib/isRecord';
import { currencyOf } from '../money/currency';

interface Balance {
  amount: number;
  currency: string;
}

/**
 * The primary balance of a user as the host or the server wrote it, cut to the currency's decimals; `null` if
 * there is none.
 */
export function balanceOf(balanceData: unknown): Balance | null {
  const primary = isRecord(balanceData) ? balanceData.primary : null;
  const { amount, currency } = isRecord(primary) ? primary : {};
  if (typeof amount !== 'number' || !Number.isFinite(amount) || typeof currency !== 'string') return null;
  const { code, decimals } = currencyOf(currency);
  // Cut, as rounding up would show a cent that cannot be withdrawn. First rounded to 15 digits, which is as
  // far as a server's floating-point sum is exact.
  const units = 10 ** decimals;
  return { amount: Math.floor(+(amount * units).toPrecision(15)) / units, currency: code };
}
