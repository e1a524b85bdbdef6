import { resolveLang } from '../../../domain/player/resolveLang';
import { ownValue } from '../../../lib/ownValue';
import { LOCALE_ALIASES } from '../../../spec/locales';
import { SUPPORTED_LOCALES } from '../../../spec/supportedLocales';

const isSupported = (code: string): boolean => SUPPORTED_LOCALES.some(locale => locale === code);

/** Whether there are texts for it: not where it is read as English because it is no locale at all. */
export function hasTexts(locale: string): boolean {
  const lang = resolveLang(locale);
  try {
    Intl.getCanonicalLocales(locale.trim().replaceAll('_', '-') || lang);
    return isSupported(ownValue(LOCALE_ALIASES, lang) ?? lang);
  } catch {
    return false;
  }
}

const isCode = (code: string, type: 'language' | 'region'): boolean =>
  new Intl.DisplayNames(['en'], { type, fallback: 'none' }).of(code) !== undefined;

/** The language of the country whose code was given in its place: `jp` is `ja`. */
export function meantLocale(given: string): string | null {
  const code = given.toUpperCase();
  if (!/^[A-Z]{2}$/.test(code) || isCode(given, 'language') || !isCode(code, 'region')) return null;
  const { language } = new Intl.Locale(`und-${code}`).maximize();
  return isSupported(language) ? language : null;
}
