import { findCountry, findSpec } from '../../demo/sandbox/data/buildMethods';

/** A withdrawal method's text in a language, else in English, as the server gives it. */
export function payoutName(name: string, country = 'MX', locale = 'en'): string {
  const served = findCountry(country);
  const text = served && findSpec(served, 'withdrawals', name)?.text;
  if (!text) throw new Error(`${country} pays out to no method ${name}`);
  return text[locale] ?? text.en ?? name;
}
