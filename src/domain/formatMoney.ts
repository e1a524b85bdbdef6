import { GOLD_COIN_CODE, SWEEP_COIN_CODE } from '../spec/currencies';
import { DEFAULT_MONEY_LOCALE } from '../spec/defaults';
import { type Currency, currencyOf } from './currency';
import { numberFormat } from './numberFormat';
import { roundToCurrency } from './roundToCurrency';

const NO_BREAK_SPACE = '\u00a0';
/** Its symbol is cut out of the locale's pattern and ours put in; every engine knows this code. */
const PATTERN_CURRENCY = 'USD';
/** Unicode's own rule: a symbol that ends in a letter or a dot stands apart from the number. */
const NEEDS_SPACE = /[^\p{S}\p{Z}]/u;

function formatCrypto(value: number, currency: Currency, locale: string): string {
  const number = numberFormat(locale, { maximumFractionDigits: currency.decimals }).format(value);
  return `${number}${NO_BREAK_SPACE}${currency.code}`;
}

function formatCoins(value: number, { symbol, decimals }: Currency, locale: string): string {
  const digits = Number.isInteger(value) ? 0 : decimals;
  const number = numberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
  return `${number}${NO_BREAK_SPACE}${symbol}`;
}

function formatFiat(value: number, currency: Currency, locale: string): string {
  const digits = Number.isInteger(value) ? 0 : currency.decimals;
  const parts = numberFormat(locale, {
    style: 'currency',
    currency: PATTERN_CURRENCY,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).formatToParts(value);
  return parts
    .map((part, index) => {
      if (part.type !== 'currency') return part.value;
      const { symbol } = currency;
      const isBeforeNumber = parts[index + 1]?.type === 'integer';
      const isAfterNumber = parts[index - 1]?.type === 'integer' || parts[index - 1]?.type === 'fraction';
      if (isBeforeNumber && NEEDS_SPACE.test([...symbol].at(-1) ?? '')) return symbol + NO_BREAK_SPACE;
      if (isAfterNumber && NEEDS_SPACE.test([...symbol][0] ?? '')) return NO_BREAK_SPACE + symbol;
      return symbol;
    })
    .join('');
}

/**
 * USER-06, USER-07: fiat with our symbol where the locale puts one, crypto with its code ('0.001 BTC'), the coins of
 * the sweepstake with theirs ('20,000 GC').
 * No fraction digits for a whole amount, else all of the currency's (crypto: as many as are needed).
 * The spaces inside are no-break spaces. Never throws for a code: unknown ones stand for their own symbol.
 */
export function formatMoney(value: number, code: string, locale: string = DEFAULT_MONEY_LOCALE): string {
  const currency = currencyOf(code);
  const rounded = roundToCurrency(value, code);
  if (currency.isCrypto) return formatCrypto(rounded, currency, locale);
  const isCoin = currency.code === GOLD_COIN_CODE || currency.code === SWEEP_COIN_CODE;
  return (isCoin ? formatCoins : formatFiat)(rounded, currency, locale);
}
