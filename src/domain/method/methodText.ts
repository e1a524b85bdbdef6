import { ownValue } from '../../lib/ownValue';
import { DEFAULT_LOCALE, LOCALE_ALIASES } from '../../spec/locales';

/** The specification's short names for locales, under which a server may keep its texts. */
const SHORT_NAMES = Object.entries(LOCALE_ALIASES);

function textKeys(lang: string): string[] {
  const short = SHORT_NAMES.filter(([, locale]) => locale === lang).map(([name]) => name);
  // Hindi in Latin letters is for players who do not read Devanagari: it does not fall back to `hi`.
  const language = lang.includes('-Latn') ? [] : [lang.split('-')[0] ?? lang];
  return [lang, ...short, ...language, DEFAULT_LOCALE];
}

export interface NamedMethod {
  name: string;
  /** By locale. */
  text?: Readonly<Record<string, string | undefined>> | null;
}

/** METH-04: the method's text in the language, else in English, else its name. */
export function methodText({ name, text }: NamedMethod, lang: string): string {
  for (const key of textKeys(lang)) {
    const found = ownValue(text, key)?.trim();
    if (found) return found;
  }
  return name;
}
