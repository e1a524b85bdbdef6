import { keptFormat } from '../../lib/intlFormats';
import { ownValue } from '../../lib/ownValue';
import { DEFAULT_MONEY_LOCALE } from '../../spec/defaults';
import { DEFAULT_LOCALE, NUMBER_FORMAT_LOCALES } from '../../spec/locales';
import { formatLocale } from '../player/formatLocale';

function numberLocales(locale: string): string[] {
  // Spanish without a country means Latin America here, as the catalog does: 20,000.50.
  if (locale === 'es') return [DEFAULT_MONEY_LOCALE];
  const language = locale.split('-')[0] ?? locale;
  const stand = ownValue(NUMBER_FORMAT_LOCALES, language);
  return stand ? [stand] : [formatLocale(locale), DEFAULT_LOCALE];
}

/** Never throws for a locale: a malformed or unknown one formats as English. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return keptFormat(`number ${locale} ${JSON.stringify(options)}`, () => {
    try {
      return new Intl.NumberFormat(numberLocales(locale), options);
    } catch {
      return new Intl.NumberFormat(DEFAULT_LOCALE, options);
    }
  });
}
