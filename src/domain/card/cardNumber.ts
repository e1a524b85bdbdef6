import { lettersAndDigits } from '../../lib/lettersAndDigits';
import { digitsOf, toLatinDigits } from '../../lib/toLatinDigits';

type CardBrand =
  | 'visa'
  | 'mastercard'
  | 'amex'
  | 'mir'
  | 'discover'
  | 'jcb'
  | 'unionpay'
  | 'maestro'
  | 'humo'
  | 'uzcard'
  | 'elcart'
  | 'rupay';

/** The first match wins: narrow ranges stand before the wider ones that contain them. */
const BRAND_PATTERNS: readonly (readonly [CardBrand, RegExp])[] = [
  ['humo', /^9860/],
  ['uzcard', /^(8600|5614)/],
  ['elcart', /^9417/],
  ['mir', /^220[0-4]/],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['visa', /^4/],
  ['amex', /^3[47]/],
  ['jcb', /^35(2[89]|[3-8])/],
  ['rupay', /^(60(?!11)|6521|6522|508[5-9]|81|82)/],
  ['discover', /^(6011|64[4-9]|65)/],
  ['unionpay', /^62/],
  ['maestro', /^(50|5[6-9]|6)/],
];

/**
 * The number as it is copied, without separators. Letters stay: a server may mean an account, whose number
 * has some.
 */
export function bareNumber(text: string): string {
  return lettersAndDigits(toLatinDigits(text));
}

export function cardBrandOf(text: string): CardBrand | null {
  const digits = digitsOf(text);
  return BRAND_PATTERNS.find(([, pattern]) => pattern.test(digits))?.[0] ?? null;
}

/** DEP-12: in groups of four. */
export function groupInFours(text: string): string {
  return text.replace(/[\s-]/g, '').replace(/.{4}(?=.)/g, '$& ');
}
