import { countryOfPhone } from '../../../domain/field/countryOfPhone';
import type { FieldModel } from '../../../domain/field/FieldModel';
import { readDate } from '../../../domain/field/readDate';
import { readAmount } from '../../../domain/money/parseAmount';
import { lettersAndDigits } from '../../../lib/lettersAndDigits';
import { digitsOf } from '../../../lib/toLatinDigits';
import { showPhone } from './phoneFormat';

const withoutSpaces = (text: string): string => text.replace(/[\s\u00a0]+/g, '');

/**
 * A phone number without its country's prefix, which the player cannot delete, and as it is shown, with and
 * without it.
 */
function phoneSpellings({ phone }: Pick<FieldModel, 'phone'>, text: string): string[] {
  const country = phone && countryOfPhone(text, phone.countries);
  if (!country) return [];
  const { prefix } = country;
  const shown = showPhone(text, prefix, phone.pattern);
  return [digitsOf(text.slice(prefix.length)), shown, shown.slice(prefix.length).trim()];
}

/**
 * Whether a phone field holds no more than the country's prefix, which is there from the start: nothing was
 * typed.
 */
const isBarePrefix = ({ phone }: Pick<FieldModel, 'phone'>, text: string): boolean =>
  phone?.countries.some(({ prefix }) => prefix === withoutSpaces(text)) === true;

/** With the signs of a plain keyboard in place of what phones, input methods and documents write. */
const plainSigns = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ');

/** The month and the year of an expiry in fields of their own, as browsers and people write them. */
function expirySpellings(autoComplete: string | undefined, text: string): string[] {
  if (autoComplete === 'cc-exp-month' && /^\d{1,2}$/.test(text))
    return [text.padStart(2, '0'), text.replace(/^0/, '')];
  if (autoComplete === 'cc-exp-year' && /^(20)?\d\d$/.test(text))
    return [text.slice(-2), `20${text.slice(-2)}`];
  return [];
}

/**
 * The spellings of a value that the server's rules may expect; the first one that they accept is checked and sent. A
 * choice as it is, if it is still offered. An amount without and with the zeros at its end, then as typed; one that was
 * given first as it came. Without a mask: as it stands, in plain signs, then without spaces; a month of an expiry with
 * and without its zero, a year with two digits and with four. For a masked field or a phone, in this order: without
 * spaces, as it stands, bare digits, digits behind a plus if one was typed, letters and digits only, a phone without
 * its prefix and as it is shown.
 */
export function fieldCandidates(
  model: Pick<
    FieldModel,
    | 'autoComplete'
    | 'initial'
    | 'isCardNumber'
    | 'isDate'
    | 'inputMode'
    | 'mask'
    | 'kind'
    | 'options'
    | 'phone'
  >,
  text: string,
): string[] {
  if (model.kind === 'select' || model.kind === 'segments')
    return [model.options.some(({ value }) => value === text) ? text : ''];
  // Text from the server, or from before the field became an uppercase one, may be in lower case.
  const trimmed = model.kind === 'uppercase' ? text.trim().toUpperCase() : text.trim();
  if (model.isCardNumber) return [digitsOf(trimmed), trimmed];
  if (model.kind === 'amount') {
    const amount = readAmount(trimmed) ?? '';
    // Digits, not a number: that may be too coarse for them.
    const read = /[1-9]/.test(amount) ? [amount.replace(/\.0*$|(\.\d*[1-9])0+$/, '$1'), amount] : [];
    // The bank's own "1,500" is what its player sees, and not 1.5 (FORM-08).
    return text === model.initial ? [trimmed, ...read] : [...read, trimmed];
  }
  if (isBarePrefix(model, trimmed)) return [''];
  if (model.isDate) return [readDate(trimmed)];
  if (!model.mask && model.kind !== 'phone' && model.inputMode !== 'tel') {
    const plain = plainSigns(trimmed);
    // A pasted account number is grouped; the words of a name are not.
    return [
      trimmed,
      plain,
      ...(/\d/.test(plain) ? [withoutSpaces(plain)] : []),
      ...expirySpellings(model.autoComplete, plain),
    ];
  }
  const digits = digitsOf(trimmed);
  // A mask without spaces groups by none: those that stand there were typed.
  const isGrouped = !model.mask || /\s/.test(model.mask);
  const spellings = [
    ...(isGrouped ? [withoutSpaces(trimmed)] : []),
    trimmed,
    digits,
    trimmed.startsWith('+') ? `+${digits}` : '',
    lettersAndDigits(trimmed),
    ...phoneSpellings(model, trimmed),
  ];
  const [first = ''] = spellings;
  return [...new Set([first, ...spellings.filter(Boolean)])];
}
