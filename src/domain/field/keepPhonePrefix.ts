import { findChange } from '../../lib/findChange';
import { digitsOf, toLatinDigits } from '../../lib/toLatinDigits';
import { phoneSigns } from './phoneSigns';

type PhoneEdit = {
  /** As '+52'. */
  prefix: string;
  previous: string;
  next: string;
  /** How many digits a number has after the prefix; 0 if not known. */
  length?: number;
};

/** Congo, Ivory Coast, Benin, San Marino and Italy: their zero is dialled from abroad too. */
const ZERO_STAYS = ['225', '229', '242', '378', '39'];

/** The national digits of a number, without a zero in brackets that is dialled at home alone: +44 (0)20…. */
function nationalDigits(text: string, prefix: string, length: number): string {
  const latin = toLatinDigits(text);
  const spoken = digitsBehind(latin.replace('(0)', ''), prefix, length);
  const isSpoken = length > 0 ? spoken.length === length : !ZERO_STAYS.includes(digitsOf(prefix));
  return isSpoken ? spoken : digitsBehind(latin, prefix, length);
}

/**
 * The digits of a number that may carry its prefix, as +52…, 0052… or after the one in the field, or without a sign
 * where only then it has the right length; nor what is dialled before a number at home: 0, in +7 an 8. In +52 apps
 * still write a 1.
 */
function digitsBehind(text: string, prefix: string, length: number): string {
  const code = digitsOf(prefix);
  const plain = phoneSigns(text);
  const known = [`+${code}+${code}`, `+${code}00${code}`, `+${code}`, `00${code}`];
  const found = known.find(start => plain.startsWith(start));
  const digits = digitsOf(plain.slice(found?.length ?? 0));
  const dialled = { 7: '8', 52: found && '1' }[code] ?? '0';
  const spare = [code, dialled].find(
    start => digits.length === start.length + length && digits.startsWith(start),
  );
  return length > 0 && spare ? digits.slice(spare.length) : digits;
}

/**
 * FORM-09: the phone after an edit: the prefix, then digits alone. Deleting in the prefix, anything put before
 * it and a plus are undone; a number that is pasted over the field, or right after the prefix, loses its own.
 */
export function keepPhonePrefix({ prefix, previous, next, length = 0 }: PhoneEdit): string {
  const before = previous.startsWith(prefix) ? previous : prefix;
  const { start, removed, inserted } = findChange(before, next);
  if (start < prefix.length && removed === 0) return before;
  if (inserted.length > 1) return prefix + nationalDigits(next, prefix, length);
  const head = before.slice(prefix.length, Math.max(start, prefix.length));
  const tail = before.slice(Math.max(start + removed, prefix.length));
  return prefix + digitsOf(head + inserted + tail);
}
