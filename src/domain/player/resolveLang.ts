import { ownValue } from '../../lib/ownValue';
import { DEFAULT_HOST_LOCALE, DEFAULT_MONEY_LOCALE } from '../../spec/defaults';
import { DEFAULT_LOCALE, KEPT_LOCALES, LOCALE_ALIASES, RTL_LOCALES } from '../../spec/locales';

function parseLocale(text: string): Intl.Locale | null {
  try {
    return new Intl.Locale(text);
  } catch {
    return null;
  }
}

/** USER-02: four locales are kept whole, any other is reduced to its language part; unreadable ones are en. */
export function resolveLang(hostLocale: unknown): string {
  const given = typeof hostLocale === 'string' ? hostLocale.trim().replaceAll('_', '-') : '';
  const text = given || DEFAULT_HOST_LOCALE;
  const kept = KEPT_LOCALES.find(locale => locale.toLowerCase() === text.toLowerCase());
  return kept ?? ownValue(LOCALE_ALIASES, text) ?? parseLocale(text)?.language ?? DEFAULT_LOCALE;
}

/** I18N-02. */
export function directionOf(lang: string): 'ltr' | 'rtl' {
  const [language = lang] = lang.split('-');
  return RTL_LOCALES.includes(language) ? 'rtl' : 'ltr';
}

/** USER-07, I18N-02: money by the player's language; es-MX where none is known. */
export function moneyLocale(lang: string): string {
  return parseLocale(lang) ? lang : DEFAULT_MONEY_LOCALE;
}
