import type { PhoneCountry } from './FieldModel';

/** The country with the longest prefix that a number begins with: one prefix may be the beginning of another. */
export const countryOfPhone = <Country extends Pick<PhoneCountry, 'prefix'>>(
  number: string,
  countries: readonly Country[],
): Country | undefined =>
  countries
    .filter(({ prefix }) => number.startsWith(prefix))
    .sort((a, b) => b.prefix.length - a.prefix.length)[0];
