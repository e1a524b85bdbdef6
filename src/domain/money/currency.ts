import { ownValue } from '../../lib/ownValue';
import { CURRENCIES, DEFAULT_DECIMALS, GOLD_COIN_CODE, SWEEP_COIN_CODE } from '../../spec/currencies';

export type Currency = { code: string; symbol: string; decimals: number; isCrypto: boolean };

/** USER-06. An unknown code stands for its own symbol and has 2 decimals. */
export function currencyOf(code: string): Currency {
  const key = code.trim().toUpperCase();
  const entry = ownValue(CURRENCIES, key);
  return {
    code: key,
    symbol: entry?.symbol ?? key,
    decimals: entry?.decimals ?? DEFAULT_DECIMALS,
    isCrypto: entry?.isCrypto ?? false,
  };
}

export function decimalsOf(code: string): number {
  return currencyOf(code).decimals;
}

/** USER-04: QGC becomes QSC. */
export function normaliseCurrency(code: string): string {
  const key = code.trim().toUpperCase();
  return key === GOLD_COIN_CODE ? SWEEP_COIN_CODE : key;
}
