import { decimalsOf } from './currency';
import { numberFormat } from './numberFormat';
import { roundToCurrency } from './roundToCurrency';

/** A plain number in the locale's digits and separators. */
export function formatNumber(value: number, locale: string, maximumFractionDigits = 8): string {
  return numberFormat(locale, { maximumFractionDigits }).format(value);
}

/**
 * What stands in an amount input: Latin digits and the locale's decimal separator, thousands not grouped,
 * as FORM-08 reads '1,234' as 1.234.
 */
export function formatNumberForInput(value: number, code: string, locale: string): string {
  const rounded = roundToCurrency(value, code);
  return numberFormat(locale, {
    numberingSystem: 'latn',
    useGrouping: false,
    maximumFractionDigits: decimalsOf(code),
  }).format(rounded);
}

/** The separator of the amount input: FORM-07's dot, or the comma variant. */
export function decimalSeparatorOf(locale: string): '.' | ',' {
  const parts = numberFormat(locale, { numberingSystem: 'latn', minimumFractionDigits: 1 }).formatToParts(
    0.5,
  );
  return parts.some(part => part.type === 'decimal' && part.value === ',') ? ',' : '.';
}
