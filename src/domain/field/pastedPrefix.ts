import { findChange } from '../../lib/findChange';
import { countryOfPhone } from './countryOfPhone';
import type { PhoneCountry } from './FieldModel';
import { phoneSigns } from './phoneSigns';

interface PhonePaste {
  /** The text in the field before and after the edit. */
  shown: string;
  next: string;
  /** Those that may be chosen. */
  countries: readonly Pick<PhoneCountry, 'prefix'>[];
}

/**
 * The prefix of a whole number that is pasted or filled in with its plus; '' if it is of none of `countries`;
 * `null` for any other edit.
 */
export function pastedPrefix({ shown, next, countries }: PhonePaste): string | null {
  if (findChange(shown, next).inserted.length < 2) return null;
  const pasted = next.startsWith(shown) ? next.slice(shown.length) : next;
  const number = phoneSigns(pasted);
  return number.startsWith('+') ? (countryOfPhone(number, countries)?.prefix ?? '') : null;
}
