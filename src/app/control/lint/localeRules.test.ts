import { describe, expect, it } from 'vitest';
import { hasTexts, meantLocale } from './localeRules';

describe('[I18N-01] a locale without texts', () => {
  it.each(['sv', 'nl-BE', 'qq', 'jp', 'spanish', 'español', 'constructor'])('%s has none', locale => {
    expect(hasTexts(locale)).toBe(false);
  });

  it.each(['', 'en', 'en-GB', 'es_MX', 'pt-BR', 'in', 'mx', 'hi-IN', 'hi-latn-in', 'zh-Hant-TW', 'tl', 'EN'])(
    '%s has some',
    locale => {
      expect(hasTexts(locale)).toBe(true);
    },
  );

  it.each([
    ['jp', 'ja'],
    ['ua', 'uk'],
    ['CN', 'zh'],
  ])('%s, the code of a country, stands for %s', (code, meant) => {
    expect(meantLocale(code)).toBe(meant);
  });

  it.each(['sv', 'nl-BE', 'qq', 'spanish', 'español', 'constructor'])('%s stands for no other', code => {
    expect(meantLocale(code)).toBeNull();
  });
});
