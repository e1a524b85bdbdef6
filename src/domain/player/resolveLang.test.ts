import { describe, expect, it } from 'vitest';
import { BUNDLED_LOCALES, SUPPORTED_LOCALES } from '../../spec/locales';
import { directionOf, moneyLocale, resolveLang } from './resolveLang';

describe('resolveLang', () => {
  it.each([
    ['hi-Latn-IN', 'hi-Latn-IN'],
    ['hi-IN', 'hi-IN'],
    ['es-MX', 'es-MX'],
    ['es-ES', 'es-ES'],
    ['es_mx', 'es-MX'],
    [' de-AT ', 'de'],
    ['es-AR', 'es'],
    ['en-US', 'en'],
    ['pt-BR', 'pt'],
    ['zh-Hans-CN', 'zh'],
    ['hi-Latn', 'hi'],
    ['sv-SE', 'sv'],
    ['fil-PH', 'fil'],
    ['in-ID', 'id'],
    ['in', 'hi-Latn-IN'],
    ['mx', 'es-MX'],
    [undefined, 'en'],
    ['', 'en'],
    [null, 'en'],
    [42, 'en'],
    ['!!', 'en'],
    ['constructor', 'en'],
  ])('[USER-02] %j is %s', (locale, lang) => {
    expect(resolveLang(locale)).toBe(lang);
  });

  it.each(SUPPORTED_LOCALES)('[USER-02] [I18N-01] %s is itself: it has a catalog', locale => {
    expect(resolveLang(locale)).toBe(locale);
  });

  it('[I18N-01] 34 locales, ten of them bundled', () => {
    expect(new Set(SUPPORTED_LOCALES).size).toBe(34);
    expect(BUNDLED_LOCALES).toHaveLength(10);
  });

  it('[I18N-02] Arabic and Urdu go right to left, nothing else does', () => {
    expect(SUPPORTED_LOCALES.filter(locale => directionOf(locale) === 'rtl')).toEqual(['ar', 'ur']);
    expect(directionOf('ar-EG')).toBe('rtl');
  });

  it('[USER-07] [I18N-02] money goes by the language, es-MX where none is known', () => {
    expect([moneyLocale('de'), moneyLocale(''), moneyLocale('!!')]).toEqual(['de', 'es-MX', 'es-MX']);
  });
});
