import { ownValue } from '../../lib/ownValue';
import { currencyOf } from '../money/currency';

/** Codes of coins whose methods go by another name. */
const CODES: Readonly<Record<string, string>> = {
  BITCOIN: 'BTC',
  CARDANO: 'ADA',
  DOGECOIN: 'DOGE',
  ETHEREUM: 'ETH',
  LITECOIN: 'LTC',
  MONERO: 'XMR',
  RIPPLE: 'XRP',
  SOLANA: 'SOL',
  STELLAR: 'XLM',
  TETHER: 'USDT',
  TONCOIN: 'TON',
  TRON: 'TRX',
  ZCASH: 'ZEC',
};
/** The only one of two words: another coin than its first word. */
const BITCOIN_CASH = /BITCOIN[\W_]*CASH/;
/** A coin named beside a token is its network. */
const TOKEN = /^USD[CT]$/;

/**
 * The coin that a crypto method pays out, by its name: usdt_trc20 and tron_usdt are USDT. If the name has no
 * known coin, its first word that is not CRYPTO.
 */
export function coinOfMethod({ name }: { name: string }): string {
  const words = name
    .toUpperCase()
    .replace(BITCOIN_CASH, 'BCH')
    .split(/[\W_]+/);
  const codes = words
    .map(word => ownValue(CODES, word) ?? word)
    .filter(code => code !== '' && code !== 'CRYPTO');
  const coins = codes.filter(code => currencyOf(code).isCrypto);
  return coins.find(code => TOKEN.test(code)) ?? coins[0] ?? codes[0] ?? name;
}
