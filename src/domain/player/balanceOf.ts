interface Balance {
  amount: number;
  currency: string;
}

/** The primary balance of a user as the host or the server wrote it, or `null`. */
export function balanceOf(balanceData: unknown): Balance | null {
  const { primary } = (typeof balanceData === 'object' && balanceData !== null ? balanceData : {}) as {
    primary?: Partial<Balance> | null;
  };
  const { amount, currency } = primary ?? {};
  if (typeof amount !== 'number' || !Number.isFinite(amount) || typeof currency !== 'string') return null;
  return { amount, currency: currency.trim().toUpperCase() };
}
