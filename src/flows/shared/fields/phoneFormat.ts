import type { FormItem } from '../../../api/contract/form';
import { countryOfPhone } from '../../../domain/field/countryOfPhone';
import type { PhoneCountry, PhoneFormat } from '../../../domain/field/FieldModel';
import { phoneSigns } from '../../../domain/field/phoneSigns';
import { PHONE_PREFIXES } from '../../../spec/phonePrefixes';

interface PhoneField {
  mask?: string;
  value?: string;
  items?: readonly FormItem[];
}

const PREFIX = /^(?:\s*\+)?\s*(\d{1,4})\b/;

const prefixOf = (text: string | undefined): string => {
  const digits = PREFIX.exec(text ?? '')?.[1];
  return digits ? `+${digits}` : '';
};

function countryOf({ text, value, code = '', prefix, example = '' }: FormItem): PhoneCountry {
  const isCode = /^[a-z]{2}$/i.test(value);
  const known = prefixOf(prefix) || prefixOf(value) || (PHONE_PREFIXES[value.toUpperCase()] ?? '');
  return {
    name: text,
    code: (code || (isCode ? value : '')).toUpperCase(),
    prefix: known,
    // Some servers write the example with the prefix, which the field shows already.
    example: example.startsWith(known) ? example.slice(known.length).trim() : example,
  };
}

const KNOWN = Object.values(PHONE_PREFIXES).map(prefix => ({ prefix }));

/**
 * '+{52} 00 0000 0000' → the prefix +52 and the pattern ' 00 0000 0000'. The pattern is empty where it would fix
 * digits or a plus: they would be taken for typed ones.
 */
function maskParts(mask = ''): { prefix: string; pattern: string } {
  // No prefix begins with 0 or is of 9 alone: these are placeholders.
  const match = /^\+?\{\+?(\d{1,4})\}/.exec(mask) ?? /^\(?\+(?!0|9+(?!\d))(\d{1,4})\)?(?!\d)/.exec(mask);
  // In +520000000000 only a known prefix tells where the number begins.
  const prefix = match ? `+${match[1]}` : (countryOfPhone(mask, KNOWN)?.prefix ?? '');
  const rest = mask.slice((match?.[0] ?? prefix).length);
  // What is optional is shown like the rest as soon as it is typed.
  const pattern = rest.replace(/[[\]{}]/g, '').replace(/[#9]/g, '0');
  return { prefix, pattern: /[1-8+]/.test(pattern) ? '' : pattern };
}

/**
 * Whether a mask fixes the prefix of a phone before the number, as +91 ##########. As a plain mask it would take
 * the first digits of 98… for those of the prefix.
 */
export const hasPhonePrefix = (mask = ''): boolean => /^[({]*\+/.test(mask) && maskParts(mask).prefix !== '';

/**
 * The prefix that a phone field keeps before the number (FORM-09): of the listed countries, else of the mask
 * or the value, else of the payment region. `null` if none is known: the number is typed as it is.
 */
export function phoneFormat({ mask, value, items = [] }: PhoneField, country: string): PhoneFormat | null {
  const { prefix, pattern } = maskParts(mask);
  const listed = items.map(countryOf).filter(one => one.prefix !== '');
  const [top] = listed;
  if (top) {
    const number = phoneSigns(value ?? '');
    // Without a plus, only a prefix alone tells its country: a number may begin with the digits of any.
    const told = number.startsWith('+') ? number : prefixOf(number);
    const wanted = told || prefix;
    const first =
      (wanted ? countryOfPhone(wanted, listed) : listed.find(({ code }) => code === country.toUpperCase())) ??
      top;
    const rest = listed.filter(one => one !== first);
    return { countries: [first, ...rest], pattern: listed.length > 1 ? '' : pattern };
  }
  const isPrefixAlone = /^\s*\+\s*\d{1,4}\s*$/.test(value ?? '');
  // A whole number with its plus names its country: behind the region's prefix it would be somebody else's.
  const own = isPrefixAlone ? prefixOf(value) : countryOfPhone(phoneSigns(value ?? ''), KNOWN)?.prefix;
  const known = prefix || own || PHONE_PREFIXES[country.toUpperCase()];
  if (!known) return null;
  return { countries: [{ name: '', code: '', prefix: known, example: '' }], pattern };
}

/** The number as it is shown: its digits with the pattern's separators, further digits behind them. */
export function showPhone(text: string, prefix: string, pattern: string): string {
  const digits = text.slice(prefix.length).replace(/\D/g, '');
  if (!pattern.includes('0')) return digits ? `${prefix} ${digits}` : prefix;
  let shown = '';
  let next = 0;
  for (const sign of pattern) {
    if (next === digits.length) break;
    shown += sign === '0' ? digits[next++] : sign;
  }
  const rest = shown + digits.slice(next);
  return rest && !/^\D/.test(rest) ? `${prefix} ${rest}` : prefix + rest;
}
