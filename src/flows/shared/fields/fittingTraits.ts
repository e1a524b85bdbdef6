import type { FieldTraits } from '../../../domain/field/FieldModel';
import { leastOf, takesAny } from '../../../lib/pattern/patternNeeds';

const DIGITS = '0123456789';
const LONGEST_CARD_NUMBER = 23;
const LONGEST_SECRET = 4;
/** Types that count more than the field's name. */
const OF_OTHER_KINDS = /^(phone|phone_with_prefix|amount|date)$/;
/** Sample expiries, in the spellings that the expiry's mask lets through. */
const EXPIRIES = ['1230', '12/30', '12 / 30', '0129', '01/29', '01 / 29'] as const;

interface OwnRules {
  rules: readonly string[];
  choices?: readonly unknown[] | undefined;
  mask?: string | undefined;
  type?: string | undefined;
}

/** Rules that take nothing but digits. */
const ONLY_DIGITS = /^\^(?:\\d|\[\d-\d\]|[\d{},|()?:+*])+\$$/;

/** How many digits a mask takes; NaN where it takes letters. */
const digitsOfMask = (mask: string): number =>
  /[Aa*]/.test(mask) ? Number.NaN : (mask.match(/[09#]/g)?.length ?? 0);

/**
 * Keeps the traits that a field's name suggests only if its own rules can be met with them: the number of a
 * gift card may have letters, as India's PAN has, and the expiry of a document a day. A list sends what is
 * chosen, also one of cards. What takes digits alone is typed on their keys.
 */
export function fittingTraits(traits: FieldTraits, own: OwnRules): FieldTraits {
  const isOfDigits = digitsOfMask(own.mask ?? '') > 0 || own.rules.some(rule => ONLY_DIGITS.test(rule));
  return { ...(isOfDigits && { inputMode: 'numeric' }), ...keptTraits(traits, own) };
}

function keptTraits(traits: FieldTraits, own: OwnRules): FieldTraits {
  const { rules, choices = [], mask = '', type } = own;
  const { isCardNumber, isExpiry, isSecret } = traits;
  if (!(isCardNumber || isExpiry || isSecret)) return traits;
  if (choices.length > 0 || (type !== undefined && OF_OTHER_KINDS.test(type))) return {};
  const isFitting =
    (!isCardNumber ||
      (type !== 'text_uppercase' &&
        !Number.isNaN(digitsOfMask(mask)) &&
        rules.every(rule => leastOf(rule, `${DIGITS} `) <= LONGEST_CARD_NUMBER))) &&
    (!isSecret || rules.every(rule => leastOf(rule, DIGITS) <= LONGEST_SECRET)) &&
    (!isExpiry ||
      ((mask === '' || digitsOfMask(mask) === 4) && rules.every(rule => takesAny(rule, EXPIRIES))));
  if (isFitting) return traits;
  const isLongExpiry = isExpiry && digitsOfMask(mask) === 6;
  return { isCode: true, ...(isLongExpiry && { autoComplete: 'cc-exp' }) };
}
