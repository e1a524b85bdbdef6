import type { PhoneCountry, PhoneFormat } from '../../../domain/field/FieldModel';

const NONE: PhoneCountry = { name: '', code: '', prefix: '+', example: '' };

/** The country with the longest prefix that the number begins with, else the first one. */
export function countryOfPhone({ countries }: PhoneFormat, text: string): PhoneCountry {
  const fitting = countries.filter(({ prefix }) => text.startsWith(prefix));
  return fitting.sort((a, b) => b.prefix.length - a.prefix.length)[0] ?? countries[0] ?? NONE;
}
