import { digitsOf } from '../../lib/toLatinDigits';
import { cardBrandOf } from './cardNumber';
import { isLuhnValid } from './isLuhnValid';

const CARD_DIGITS = 16;

/**
 * Whether a text is the number of a payment card and nothing else: such a number is drawn as an image
 * (DEP-12) and never stored.
 */
export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text);
  return digits.length === CARD_DIGITS && isLuhnValid(text) && cardBrandOf(digits) !== null;
}
