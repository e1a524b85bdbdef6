const CRYPTO: ReadonlySet<string> = new Set(['BTC', 'ETH', 'LTC', 'USDT', 'TRX', 'USDC', 'TON']);

export function isCrypto(currency: string): boolean {
  return CRYPTO.has(currency);
}

function decimalsOf(currency: string): number {
  return isCrypto(currency) ? 8 : 2;
}

/** Integer minor units, or undefined where the amount is no number or has more decimals than its currency. */
export function toMinor(amount: unknown, currency: string): number | undefined {
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return undefined;
  const scale = 10 ** decimalsOf(currency);
  const minor = Math.round(amount * scale);
  return Number.isSafeInteger(minor) && minor / scale === amount ? minor : undefined;
}

export function toMajor(minor: number, currency: string): number {
  return minor / 10 ** decimalsOf(currency);
}

/** Rounds a computed amount (a conversion) to the currency's decimals, in minor units. */
export function roundToMinor(amount: number, currency: string): number {
  return Math.round(amount * 10 ** decimalsOf(currency));
}
