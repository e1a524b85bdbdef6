const FIGURES = /\d(?:[\s.\p{Pd}]{0,2}\d)*/gu;
const EXPIRY = /\d{1,2}\s*\/\s*(?:20)?\d{2}(?!\d)/g;

const isNumber = (figures: string): boolean => /^\d{12,19}$/.test(figures.replace(/\D/g, ''));

/**
 * The card's number in a text that was pasted or filled in whole, without the digits of what stands around it,
 * such as the expiry. Any other text is returned unchanged. `text`: with Latin digits.
 */
export function pastedCardNumber(text: string): string {
  const [number, ...others] = (text.replace(EXPIRY, ';').match(FIGURES) ?? []).filter(isNumber);
  return number && others.length === 0 ? number : text;
}
