import { numberFormat } from './numberFormat';
import type { AmountSeparator } from './readAmountEdit';

/**
 * A plain number in the locale's digits and separators. A value too small for eight decimals keeps three
 * significant digits.
 */
export function formatNumber(value: number, locale: string): string {
  const isTiny = Math.abs(value) < 1e-6;
  return numberFormat(locale, isTiny ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 8 }).format(
    value,
  );
}

/** 33.3 as '33.3%', with the locale's digits and sign. */
export const formatPercent = (value: number, locale: string): string =>
  numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100);

/** The separator of the amount input: FORM-07's dot, or the comma variant. */
export function decimalSeparatorOf(locale: string): AmountSeparator {
  const parts = numberFormat(locale, {}).formatToParts(0.5);
  return parts.some(part => part.value === ',') ? ',' : '.';
}
