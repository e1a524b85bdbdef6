const DATE_MASKS: readonly string[] = ['d.m.y', 'dd.mm.yyyy', 'd.m.yyyy', '00.00.0000'];

/** Day.month.year (FORM-10), whichever of the known spellings the server uses. */
export const isDateMask = (mask: string): boolean =>
  DATE_MASKS.includes(mask.trim().toLowerCase().replace(/[#9]/g, '0'));

const withoutFixed = (mask: string): string => mask.replace(/\{[^{}]*\}/g, '');

/** Any character, in a mask that has no other placeholder. */
const WILD = /[Xx_]/;

/** Whether anything can be typed into a mask: one of fixed characters alone would block the field. */
export const hasPlaceholder = (mask: string): boolean =>
  isDateMask(mask) || /[09#Aa*Xx_]/.test(withoutFixed(mask));

/**
 * Translates a server's mask for IMask. A digit is #, or 0 if the mask has no #, or 9 if it has neither, as
 * in +90 ###. A and a are letters. Brackets hold an optional part, braces a fixed one, such as the prefix of
 * a phone. X and _ are any character if the mask has none of these.
 */
export function toMask(mask: string): string {
  const open = withoutFixed(mask);
  const isWild = !/[09#Aa*]/.test(open);
  const digit = ['#', '0'].find(sign => open.includes(sign)) ?? '9';
  return mask
    .split(/(\{[^{}]*\})/)
    .map(piece => (/^\{.*\}$/.test(piece) ? fixed(piece) : [...piece].map(toSign).join('')))
    .join('');

  function toSign(character: string): string {
    if (isWild && WILD.test(character)) return '*';
    if (character === digit) return '0';
    if (character === 'A') return 'a';
    return /[0{}`\\]/.test(character) ? `\\${character}` : character;
  }
}

const fixed = (piece: string): string => `{${piece.slice(1, -1).replace(/[0a*`\\[\]]/g, '\\$&')}}`;
