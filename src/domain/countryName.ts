/** A country in the language of a locale, or `undefined` where the engine knows none. */
export function countryName(code: string, locale: string): string | undefined {
  try {
    const names = new Intl.DisplayNames([locale, 'en'], { type: 'region', fallback: 'none' });
    return names.of(code.toUpperCase());
  } catch {
    return undefined;
  }
}
