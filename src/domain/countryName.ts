import { keptFormat } from '../lib/intlFormats';

/** A country in the language of a locale, or `undefined` where the engine knows none. */
export function countryName(code: string, locale: string): string | undefined {
  try {
    const names = keptFormat(`country ${locale}`, () => {
      // An engine without the locale would answer in a language of its own choice.
      if (Intl.DisplayNames.supportedLocalesOf(locale).length === 0) throw new RangeError(locale);
      return new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    });
    return names.of(code.toUpperCase());
  } catch {
    return undefined;
  }
}
