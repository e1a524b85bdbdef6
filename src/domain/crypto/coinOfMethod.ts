import { ownValue } from '../../lib/ownValue';
import { currencyOf } from '../money/currency';

/** Codes of coins whose methods go by another name. */
const CODES: Readonly<Record<string, string>> = {
  BITCOIN: 'BTC',
  ETHEREUM: 'ETH',
  LITECOIN: 'LTC',
  TETHER: 'USDT',
  TRON: 'TRX',
  TONCOIN: 'TON',
};

/**
 * The coin that a crypto method pays out, by its name: usdt_trc20 is USDT. If the name has no known coin, its
 * first word.
 */
export function coinOfMethod({ name }: { name: string }): string {
  const words = name.toUpperCase().split(/[^A-Z0-9]+/);
  const codes = words.map(word => ownValue(CODES, word) ?? word).filter(Boolean);
  return codes.find(code => currencyOf(code).isCrypto) ?? codes[0] ?? name;
}
