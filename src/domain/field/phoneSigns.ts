import { toLatinDigits } from '../../lib/toLatinDigits';

/** The digits of a phone as Latin ones, and its plus, also as an input method writes it; nothing else. */
export const phoneSigns = (text: string): string =>
  toLatinDigits(text)
    .replace('＋', '+')
    .replace(/[^\d+]/g, '');
