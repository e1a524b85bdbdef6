import { ownValue } from '../../lib/ownValue';
import { CURRENCIES, DEFAULT_DECIMALS, GOLD_COIN_CODE, SWEEP_COIN_CODE } from '../../spec/currencies';

export type Currency = { code: string; symbol: string; decimals: number; isCrypto: boolean };

/** A currency's code as the tables have it: servers and hosts also write it in lower case. */
export const upperCode = (code: string): string => code.trim().toUpperCase();

/** USER-06. An unknown code stands for its own symbol and has 2 decimals. */
export function currencyOf(code: string): Currency {
  const key = upperCode(code);
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
  const key = upperCode(code);
  return key === GOLD_COIN_CODE ? SWEEP_COIN_CODE : key;
}
