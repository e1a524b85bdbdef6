const DIGIT = /[^0-9\P{Nd}]/gu;
const isDigit = (codePoint: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));

function digitValue(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0;
  // Unicode lists the decimal digits of a script as a run of ten from zero. Some runs follow each other
  // without a gap.
  let fromRunStart = 0;
  while (isDigit(codePoint - fromRunStart - 1)) fromRunStart += 1;
  return fromRunStart % 10;
}

/** Any script's decimal digits as 0–9; everything else stays. */
export function toLatinDigits(text: string): string {
  return text.replace(DIGIT, digit => String(digitValue(digit)));
}

/** The decimal digits of a text, of whatever script, as 0–9. */
export const digitsOf = (text: string): string => toLatinDigits(text).replace(/\D/g, '');
