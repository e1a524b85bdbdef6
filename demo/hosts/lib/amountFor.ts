import { convertLimit } from '../../sandbox/data/rates';

const USUAL_USD = 20;
const ENDINGS = 1_000;
const CRYPTO_DIGITS = 5;

/** An ordinary amount of a currency with the ending that chooses an outcome; `isCrypto`: in its eight decimals. */
export function amountFor(ending: number, currency: string, isCrypto: boolean): string {
  const usual = convertLimit(USUAL_USD, 'USD', currency);
  if (isCrypto) return `${usual.toFixed(CRYPTO_DIGITS)}${ending}`;
  return String(Math.max(0, Math.ceil((usual - ending) / ENDINGS)) * ENDINGS + ending);
}
