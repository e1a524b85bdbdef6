const FIGURES = /\d(?:[\s.\p{Pd}]{0,2}\d)*/gu;
const EXPIRY = /\d{1,2}\s*\/\s*(?:20)?\d{2}(?!\d)/g;

/** How many digits a number has, at least and at most. */
export type NumberLength = readonly [least: number, most: number];

/**
 * The only number of such a length in a text that was pasted or filled in whole, without the digits of what
 * stands around it, such as a card's expiry. Any other text is returned unchanged. `text`: with Latin digits.
 */
export function pastedNumber(text: string, [least, most]: NumberLength): string {
  const [number, ...others] = (text.replace(EXPIRY, ';').match(FIGURES) ?? []).filter(figures => {
    const { length } = figures.replace(/\D/g, '');
    return length >= least && length <= most;
  });
  return number && others.length === 0 ? number : text;
}
