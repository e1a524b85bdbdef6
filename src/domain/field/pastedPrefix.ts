import { findChange } from '../../lib/findChange';
import { stripMarks } from '../../lib/stripMarks';
import { toLatinDigits } from '../../lib/toLatinDigits';

export interface PhonePaste {
  /** The text in the field before and after the edit. */
  shown: string;
  next: string;
  /** The prefixes of the countries that may be chosen, as '+52'. */
  prefixes: readonly string[];
}

/**
 * The prefix of a whole number that is pasted or filled in with its plus; '' if it is none of `prefixes`;
 * `null` for any other edit.
 */
export function pastedPrefix({ shown, next, prefixes }: PhonePaste): string | null {
  if (findChange(shown, next).inserted.length < 2) return null;
  const pasted = next.startsWith(shown) ? next.slice(shown.length) : next;
  const number = toLatinDigits(stripMarks(pasted)).replace(/[^\d+]/g, '');
  if (!number.startsWith('+')) return null;
  const fitting = prefixes.filter(prefix => number.startsWith(prefix));
  return fitting.sort((a, b) => b.length - a.length)[0] ?? '';
}
