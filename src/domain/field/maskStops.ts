import type { FieldModel } from './FieldModel';

/** What IMask shows in an empty place before a filled one. */
const EMPTY_PLACE = '_';

/**
 * Puts IMask's stops between letters and digits of a mask: what stands behind one stays there when a letter before it
 * is deleted. Without them the digits, which fit no letter's place, would be lost.
 */
export function withStops(mask: string): string {
  if (/[*_]/.test(mask)) return mask;
  let last = '';
  return mask.replace(/\\.|\{[^{}]*\}|[0a]/g, sign => {
    if (sign !== '0' && sign !== 'a') return sign;
    const isOther = last !== '' && last !== sign;
    last = sign;
    return isOther ? `\`${sign}` : sign;
  });
}

/** Whether a place within a masked text is empty. */
export const hasEmptyPlace = (
  { mask = '', isDate = false }: Pick<FieldModel, 'mask' | 'isDate'>,
  text: string,
): boolean => text.includes(EMPTY_PLACE) && (isDate || withStops(mask) !== mask);
