import { directionOf } from '../player/resolveLang';
import { isSweepstakeCoin } from '../sweepstake/isSweepstakeCoin';
import { type Currency, currencyOf, decimalsOf } from './currency';
import { englishNumber } from './englishNumber';
import { numberFormat } from './numberFormat';
import { roundToDecimals } from './roundToCurrency';

const NO_BREAK_SPACE = '\u00a0';
/** Our symbol takes the place of this currency's in the locale's pattern, as every engine knows its code. */
const PATTERN_CURRENCY = 'USD';

/** Crypto and coins: the unit stands behind the number in every locale. */
function formatUnits(value: number, unit: string, least: number, most: number, locale: string): string {
  const digits = { minimumFractionDigits: least, maximumFractionDigits: most };
  const number = englishNumber(value, locale, least) ?? numberFormat(locale, digits).format(value);
  return number + NO_BREAK_SPACE + unit;
}

/** Unicode's own rule: a symbol gets a space if the side towards the number is a letter or a dot. */
const before = (symbol: string): string => symbol.replace(/[^\p{S}\p{Z}]$/u, `$&${NO_BREAK_SPACE}`);

const after = (symbol: string): string => symbol.replace(/^[^\p{S}\p{Z}]/u, `${NO_BREAK_SPACE}$&`);

/** Keeps the order of digits and a code, and of a sign such as E£, inside a right-to-left text. */
const isolate = (text: string, locale: string): string =>
  directionOf(locale) === 'rtl' ? `\u2066${text}\u2069` : text;

function formatFiat(value: number, symbol: string, digits: number, locale: string): string {
  const english = englishNumber(Math.abs(value), locale, digits);
  if (english) return (value < 0 ? '-' : '') + before(symbol) + english;
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
      if (parts[index + 1]?.type === 'integer') return before(symbol);
      const previous = parts[index - 1]?.type;
      return previous === 'integer' || previous === 'fraction' ? after(symbol) : isolate(symbol, locale);
    })
    .join('');
}

const isForeign = (currency: Currency, own: Currency): boolean =>
  currency.symbol === own.symbol && currency.code !== own.code;

/**
 * USER-06, USER-07: fiat with our symbol where the locale puts one, crypto with its code ('0.001 BTC'), the
 * coins of the sweepstake with theirs ('20,000 GC').
 * A whole amount has no fraction digits, any other has `decimals`, by default all of the currency's (crypto:
 * as many as needed). A currency other than the player's `own` that has the same sign is shown with its code:
 * to a player who pays in pesos, $ means pesos.
 * Spaces inside are no-break spaces; in a right-to-left locale such a code and its number are isolated, and so is a
 * sign. Never throws for a code: an unknown one is its own symbol.
 */
export function formatMoney(
  value: number,
  code: string,
  locale: string,
  decimals: number = decimalsOf(code),
  own: string = code,
): string {
  const currency = currencyOf(code);
  const rounded = roundToDecimals(value, decimals);
  const { symbol } = currency;
  if (currency.isCrypto) return formatUnits(rounded, currency.code, 0, decimals, locale);
  const digits = Number.isInteger(rounded) ? 0 : decimals;
  if (isSweepstakeCoin(code)) return formatUnits(rounded, symbol, digits, digits, locale);
  return isForeign(currency, currencyOf(own))
    ? isolate(formatFiat(rounded, currency.code, digits, locale), locale)
    : formatFiat(rounded, symbol, digits, locale);
}
