import { type Country, CountryStruct } from '../contract/country';
import { readableOf } from '../contract/readableOf';
import type { Operation } from '../Operation';

export const countrySelector: Operation<Record<string, never>, readonly Country[]> = {
  path: 'methods-country-selector-v2',
  method: 'GET',
  answer: readableOf(CountryStruct),
  retryOn: 'network',
};
