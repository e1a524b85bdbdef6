import { ownValue } from '../../src/lib/ownValue';
import { COUNTRY_NAMES } from '../../src/spec/countryNames';
import { NUMBER_FORMAT_LOCALES } from '../../src/spec/locales';
import { PHONE_PREFIXES } from '../../src/spec/phonePrefixes';
import type { CompiledMessage } from './compile';

/**
 * I18N-01: the names of countries (Unicode CLDR), as `country.UZ`, for the languages in which Chromium has none, or
 * English ones.
 */
export function countryTexts(locale: string): Record<string, CompiledMessage> {
  if (!ownValue(NUMBER_FORMAT_LOCALES, locale)) return {};
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  const codes = new Set([...Object.keys(COUNTRY_NAMES), ...Object.keys(PHONE_PREFIXES)]);
  return Object.fromEntries(
    [...codes].flatMap(code => {
      const name = names.of(code);
      return name ? [[`country.${code}`, [name]]] : [];
    }),
  );
}
