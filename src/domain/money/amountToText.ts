import { plainDigits } from './plainDigits';
import type { AmountSeparator } from './readAmountEdit';

/** The amount in plain digits for the input: no grouping, no exponent. Not finite or negative gives ''. */
export function amountToText(value: number, separator: AmountSeparator = '.'): string {
  if (!Number.isFinite(value) || value < 0) return '';
  return plainDigits(value).replace('.', separator);
}
