import hashes from '#locales/manifest.json';
import { resolveLang } from '../../../domain/player/resolveLang';
import { LOCALE_ALIASES } from '../../../spec/locales';

const hasCatalog = (code: string): boolean => Object.hasOwn(hashes, LOCALE_ALIASES[code] ?? code);

/** Whether there are texts for it: not where it is read as English because it is no locale at all. */
export function hasTexts(locale: string): boolean {
  const lang = resolveLang(locale);
  return lang === 'en' ? /^\s*(en|$)/i.test(locale) : hasCatalog(lang);
}

/** The language of the country whose code was given in its place: `jp` is `ja`. What is English is so anyway. */
export function meantLocale(code: string): string | null {
  const isLanguage = () => new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(code);
  if (!/^[a-z]{2}$/i.test(code) || isLanguage()) return null;
  const { language } = new Intl.Locale(`und-${code}`).maximize();
  return language !== 'en' && hasCatalog(language) ? language : null;
}
