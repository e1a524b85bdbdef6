import { lettersAndDigits } from '../../lib/lettersAndDigits';
import { stripMarks } from '../../lib/stripMarks';
import { digitsOf, toLatinDigits } from '../../lib/toLatinDigits';
import { readExpiry, yearAsTyped } from '../card/readExpiry';
import type { FieldModel } from './FieldModel';
import { leadOf, withoutRepeatedLead } from './maskLead';
import { padAsTyped } from './padAsTyped';
import { type NumberLength, pastedNumber } from './pastedNumber';
import { phoneSigns } from './phoneSigns';
import { readDate } from './readDate';

/** What a mask goes by; its pattern is IMask's. */
export type Masked = Pick<
  FieldModel,
  'mask' | 'autoComplete' | 'isCardNumber' | 'isDate' | 'isExpiry' | 'kind' | 'regionPrefix'
>;

const CARD_DIGITS: NumberLength = [12, 19];

/** The largest first digit of each part: a larger one gets a zero before it. */
const DAY_AND_MONTH = [3, 1];
const MONTH = [1];

/** A mask without what is fixed in it. */
const openPart = (mask: string): string => mask.replace(/\{[^}]*\}|\\./g, '');

const digitsWanted = ({ mask = '' }: Masked): number => openPart(mask).split('0').length - 1;

const takesDigitsAlone = ({ mask = '' }: Masked): boolean => !/[a*]/.test(openPart(mask));

/** How many digits a mask has room for; `null` where it takes anything else too. */
function lengthOf(model: Masked): NumberLength | null {
  if (model.isCardNumber) return CARD_DIGITS;
  const count = digitsWanted(model);
  return takesDigitsAlone(model) ? [count, count] : null;
}

/** The digits that a mask of digits begins with, and what stands with them. */
const leadDigits = (model: Masked): string =>
  model.isDate || model.isExpiry || !takesDigitsAlone(model) ? '' : leadOf(model.mask ?? '');

/** The year of an expiry, without its century. */
const isShortYear = (model: Masked): boolean =>
  model.autoComplete === 'cc-exp-year' && digitsWanted(model) === 2;

/** An expiry whose year has four digits. */
const isLongExpiry = (model: Masked): boolean => model.autoComplete === 'cc-exp' && digitsWanted(model) === 6;

/** A phone of the player's region without its prefix, for a mask of the number alone. */
function withoutPrefix(text: string, model: Masked): string {
  const { regionPrefix } = model;
  const number = phoneSigns(text);
  const rest = regionPrefix && number.startsWith(regionPrefix) ? number.slice(regionPrefix.length) : '';
  return rest.length === digitsWanted(model) ? rest : text;
}

/** Whether a mask has places for anything and nothing else: what is pasted is any text then, and no code. */
const takesAnyText = ({ mask = '' }: Masked): boolean => !/[^*[\]]/.test(mask);

const PLACES: Readonly<Record<string, RegExp>> = { '0': /\d/, a: /\p{L}/u, '*': /./u };

/** Whether letters and digits are all taken by a mask's places, those in brackets if they fit. */
function fitsPlaces(bare: string, mask: string): boolean {
  let rest = bare;
  let isOptional = false;
  for (const sign of openPart(mask)) {
    if (/[[\]]/.test(sign)) isOptional = sign === '[';
    const place = PLACES[sign];
    if (place?.test(rest.charAt(0))) rest = rest.slice(1);
    else if (place && !isOptional) return false;
  }
  return rest === '';
}

/**
 * What fills a mask of letters, without the words before a code and the signs that group it otherwise: there a sign
 * would take the place of a letter. Any other text is returned unchanged.
 */
function pastedCode(text: string, model: Masked): string {
  const { mask = '' } = model;
  if (takesAnyText(model)) return text;
  const places = openPart(mask).replace(/[^0a*]/g, '').length;
  const whole = lettersAndDigits(text);
  if (whole.length === places) return whole;
  if (fitsPlaces(whole, mask)) return text;
  const words = text.trim().split(/\s+/);
  const isCode = (bare: string, index: number): boolean =>
    /\d/.test(bare) && !/\d/.test(words.slice(0, index).join('')) && fitsPlaces(bare, mask);
  return words.map((_, index) => lettersAndDigits(words.slice(index).join(''))).find(isCode) ?? text;
}

/** Converts input to the characters that a mask knows. `isFirst`: nothing stands before it. */
export function prepareMasked(text: string, model: Masked, isFirst = false): string {
  const latin = toLatinDigits(stripMarks(text));
  if (model.isDate) return readDate(latin);
  if (model.isExpiry) return readExpiry(latin);
  if (isLongExpiry(model)) return readExpiry(latin).replace(/^(\d\d)(\d\d)$/, '$120$2');
  if (isShortYear(model)) return latin.replace(/^\s*20(?=\d\d\s*$)/, '');
  const length = lengthOf(model);
  const plain = length ? pastedNumber(withoutPrefix(latin, model), length) : pastedCode(latin, model);
  const lead = leadDigits(model);
  const isBehindLead = isFirst && /^\d/.test(plain) && !plain.startsWith(lead);
  if (isBehindLead && digitsOf(plain).length <= digitsWanted(model)) return lead + plain;
  return model.kind === 'uppercase' ? plain.toUpperCase() : plain;
}

/**
 * Whether a text has more digits, or letters and digits, than a mask has room for beside what is kept: cut, it would be
 * another account or card.
 */
export function isTooLong(text: string, kept: string, model: Masked): boolean {
  if (model.isDate || model.isExpiry) return false;
  const { mask = '' } = model;
  if (takesAnyText(model)) return text.trimEnd().length + kept.length > mask.replace(/[[\]]/g, '').length;
  if (!lengthOf(model)) {
    const lead = leadOf(mask);
    const code = lettersAndDigits(prepareMasked(text, model));
    // What the mask begins with stays in an empty field, and may be repeated.
    const isRepeated = kept.startsWith(lead) && code.startsWith(lettersAndDigits(lead));
    const own = isRepeated ? kept.slice(lead.length) : kept;
    return (code + lettersAndDigits(own)).length > lettersAndDigits(mask.replace(/\*/g, '0')).length;
  }
  const open = digitsWanted(model);
  const digits = digitsOf(prepareMasked(text, model));
  // With the fixed digits, such as a prefix, which the text may repeat; those at the beginning only there.
  const most = digitsOf(mask).length;
  const lead = digitsOf(leadDigits(model));
  const isOther = lead.length === most - open && !digits.startsWith(lead);
  if (most > open) return digits.length > (isOther ? open : most);
  return digits.length > most - digitsOf(kept).length;
}

/** A masked text with something typed at its end, where that is not simply the mask's; else `null`. */
export function typedAtEnd(text: string, data: string, model: Masked): string | null {
  const typed = toLatinDigits(data);
  const { isDate, isExpiry } = model;
  const ofExpiry = isExpiry || isLongExpiry(model) ? MONTH : [];
  // It stays in an empty field, and what is pasted may repeat it.
  const isLead = text !== '' && text === leadOf(model.mask ?? '');
  return (
    (isExpiry && yearAsTyped(text, typed)) ||
    (isShortYear(model) && text === '20' && /^\d$/.test(typed) && typed) ||
    (isLead && typed.startsWith(text) && typed) ||
    withoutRepeatedLead({ text, typed, lead: leadDigits(model), wanted: digitsWanted(model) }) ||
    padAsTyped(text, typed, isDate ? DAY_AND_MONTH : ofExpiry)
  );
}
