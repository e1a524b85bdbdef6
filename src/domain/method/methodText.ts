import { ownValue } from '../../lib/ownValue';
import { DEFAULT_LOCALE, LOCALE_ALIASES } from '../../spec/locales';

/** Of `pt-BR` and `pt_BR` it is pt. Hindi in Latin letters is for players who do not read Devanagari: it is another. */
const languageOf = (code: string): string => code.replace(/[-_](?!Latn).*/, '');

export interface NamedMethod {
  name: string;
  /** By locale. */
  text?: Readonly<Record<string, string | undefined>> | null;
}

/** METH-04: the method's text in the language, wherever it is spoken, else in English, else its name. */
export function methodText({ name, text }: NamedMethod, lang: string): string {
  // The language alone before its regions.
  const codes = Object.keys(text ?? {}).sort();
  const like = (wanted: string) => codes.filter(code => languageOf(code) === languageOf(wanted));
  // A server may keep its texts under the specification's short names for locales.
  const short = codes.filter(code => LOCALE_ALIASES[code] === lang);
  const texts = [lang, ...short, ...like(lang), ...like(DEFAULT_LOCALE)].map(code =>
    ownValue(text, code)?.trim(),
  );
  return texts.find(Boolean) ?? name;
}
