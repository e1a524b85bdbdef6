import { isRecord } from '../../lib/isRecord';

interface Balance {
  amount: number;
  currency: string;
}

/** The primary balance of a user as the host or the server wrote it, or `null`. */
export function balanceOf(balanceData: unknown): Balance | null {
  const primary = isRecord(balanceData) ? balanceData.primary : null;
  const { amount, currency } = isRecord(primary) ? primary : {};
  if (typeof amount !== 'number' || !Number.isFinite(amount) || typeof currency !== 'string') return null;
  return { amount, currency: currency.trim().toUpperCase() };
}
