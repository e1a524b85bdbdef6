import { digitsOf } from '../../lib/toLatinDigits';

/** What an IMask pattern begins with before its first place: "1-" of `1-000`. */
export const leadOf = (mask: string): string =>
  (/^(?:\\.|\{[^{}]*\}|[^0a*[\]{}\\`])*/.exec(mask)?.[0] ?? '').replace(/[{}]|\\(.)/g, '$1');

interface Typing {
  /** The text that stands in the field. */
  text: string;
  /** A key at its end. */
  typed: string;
  lead: string;
  /** How many digits the mask takes behind its lead. */
  wanted: number;
}

/**
 * Digits that a mask begins with are its own, and the first that are typed stand behind them: "1" into `1-000` is
 * "1-1". They may be typed again: a separator after them, or a digit too many, shows it. "1-112" and "3" → "1-123".
 * `null`: nothing to change.
 */
export function withoutRepeatedLead({ text, typed, lead, wanted }: Typing): string | null {
  const digits = digitsOf(lead);
  if (digits === '' || !text.startsWith(lead)) return null;
  const own = digitsOf(text.slice(lead.length));
  if (own === digits && /^[\s().\-/]$/.test(typed)) return lead;
  const isTooLong = own.length === wanted && /^\d$/.test(typed);
  return isTooLong && own.startsWith(digits) ? lead + own.slice(digits.length) + typed : null;
}
