import { type CountryNames, keptFormat } from '../../lib/intlFormats';

/** The code of no country: engines call it 'Unknown Region', and servers use it as they like. */
const NO_COUNTRY = 'ZZ';

/** A country's name in the language of a locale, or `undefined` if the engine knows none. */
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
  if (!Intl.DisplayNames.supportedLocalesOf(locale)[0]) throw new Error(locale);
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
}

/** Takes over English names, so that the engine, which is slow to answer first, is asked only for others. */
export function keepEnglishNames(known: Readonly<Record<string, string>>): void {
  let engine: CountryNames | undefined;
  const others = (): CountryNames => {
    engine ??= engineNames('en');
    return engine;
  };
  keptFormat('country en', () => ({ of: code => known[code] ?? others().of(code) }));
}
