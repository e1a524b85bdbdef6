import { findChange } from '../../lib/findChange';
import { normaliseAmountText, readAmount } from './parseAmount';

export type AmountSeparator = '.' | ',';

type AmountEdit = {
  previous: string;
  next: string;
  separator: AmountSeparator;
  /** The currency's. */
  decimals: number;
};

type AmountEditResult = {
  text: string;
  /** The whole edit was refused, and the field must say so. */
  refused: boolean;
};

function strip(text: string, separator: AmountSeparator): string {
  const [whole = '', ...rest] = normaliseAmountText(text)
    .replace(/[^\d.,]/g, '')
    .split(/[.,]/);
  return rest.length > 0 ? `${whole}${separator}${rest.join('')}` : whole;
}

function countSeparators(text: string): number {
  return normaliseAmountText(text).replace(/[^.,]/g, '').length;
}

/**
 * Whether the text before a new separator is a number like 1,234, whose three last digits cannot be a
 * fraction of the currency.
 */
function isGrouping(before: string, decimals: number): boolean {
  return decimals < 3 && /^[1-9]\d*[.,]\d{3}$/.test(normaliseAmountText(before));
}

/**
 * FORM-07. While the player types, everything but digits and one separator is stripped, and the key of the
 * other separator means this one, so that 5,25 never becomes 525. A second separator after a whole group of
 * thousands is the decimal point (FORM-08: the last one is), so that 1,234.56 means the same typed and
 * pasted. Several characters at once (paste, autofill, drop), and an edit of a given text with several separators, are
 * read whole by FORM-08.
 */
export function readAmountEdit(edit: AmountEdit): AmountEditResult {
  const { previous, next, separator, decimals } = edit;
  const { start, inserted } = findChange(previous, next);
  const separators = countSeparators(next);
  if ([...inserted].length > 1 || (separators > 1 && countSeparators(inserted) === 0)) {
    const amount = readAmount(next.replace(/\p{Sc}/gu, ''));
    if (amount === null) return { text: previous, refused: true };
    return { text: amount.replace('.', separator), refused: false };
  }
  if (separators < 2) return { text: strip(next, separator), refused: false };
  const before = next.slice(0, start);
  const after = next.slice(start + inserted.length);
  const typed = isGrouping(before, decimals)
    ? `${normaliseAmountText(before).replace(/[.,]/g, '')}${separator}${after}`
    : before + after;
  return { text: strip(typed, separator), refused: false };
}
