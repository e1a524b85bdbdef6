import { type CountryNames, keptFormat } from '../../lib/intlFormats';

/** What engines call 'Unknown Region', and servers what they like. */
const NO_COUNTRY = 'ZZ';

/** A country in the language of a locale, or `undefined` where the engine knows none. */
export function countryName(code: string, locale: string): string | undefined {
  try {
    const known = code.toUpperCase();
    if (known === NO_COUNTRY) return undefined;
    return keptFormat(`country ${locale}`, () => engineNames(locale)).of(known);
  } catch {
    return undefined;
  }
}

function engineNames(locale: string): CountryNames {
  // An engine without the locale would answer in a language of its own choice.
  if (Intl.DisplayNames.supportedLocalesOf(locale).length === 0) throw new RangeError(locale);
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
}

/** English names that are known without the engine, whose first answer takes long; it is asked for the others. */
export function keepEnglishNames(known: Readonly<Record<string, string>>): void {
  let engine: CountryNames | undefined;
  const others = (): CountryNames => {
    engine ??= engineNames('en');
    return engine;
  };
  keptFormat('country en', () => ({ of: code => known[code] ?? others().of(code) }));
}
