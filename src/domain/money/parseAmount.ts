import { toLatinDigits } from '../../lib/toLatinDigits';

const SPACES_AND_APOSTROPHES = /[\s\p{Cf}'’‘ʼ′＇`´]/gu;
const ARABIC_THOUSANDS = /٬/g;
/** The Arabic decimal point and the full-width signs, as the dot and the comma that their writers mean. */
const SEPARATOR_FORMS: Readonly<Record<string, string>> = {
  '٫': '.',
  '．': '.',
  '，': ',',
  '、': ',',
  '،': ',',
};

/** Latin digits, dots and commas; no spaces, no apostrophes. */
export function normaliseAmountText(text: string): string {
  // The usual case, checked first: this runs at every key and render.
  if (/^[\d.,]*$/.test(text)) return text;
  return toLatinDigits(text)
    .replace(SPACES_AND_APOSTROPHES, '')
    .replace(ARABIC_THOUSANDS, '')
    .replace(/[٫．，、،]/g, form => SEPARATOR_FORMS[form] ?? form);
}

/** The amount as '1234.50', or null where FORM-08 cannot read it. */
export function readAmount(text: string): string | null {
  const plain = normaliseAmountText(text);
  if (!/\d/.test(plain) || /[^\d.,]/.test(plain)) return null;
  const lastSeparator = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const end = lastSeparator < 0 ? plain.length : lastSeparator;
  const whole = plain
    .slice(0, end)
    .replace(/[.,]/g, '')
    .replace(/^0+(?=\d)/, '');
  const fraction = plain.slice(end + 1);
  return fraction ? `${whole || '0'}.${fraction}` : whole;
}

/** FORM-08. Unparseable text, a sign, an exponent and letters give 0. */
export function parseAmount(text: string): number {
  const value = Number(readAmount(text));
  return Number.isFinite(value) ? value : 0;
}
