import { optionalCategories, ownCategories } from './policy';

interface PluralCategories {
  required: readonly string[];
  allowed: ReadonlySet<string>;
}

/** The plural categories of a language; the region of a locale does not change them. */
export function pluralCategories(locale: string, type: 'cardinal' | 'ordinal'): PluralCategories {
  const language = new Intl.Locale(locale).language;
  const all =
    ownCategories[language]?.[type] ??
    new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories;
  const optional = optionalCategories[language] ?? [];
  return { required: all.filter(category => !optional.includes(category)), allowed: new Set(all) };
}
