import { plainDigits } from './plainDigits';
import type { AmountSeparator } from './readAmountEdit';

/** The amount in plain digits for the input: no grouping, no exponent. */
export const amountToText = (value: number, separator: AmountSeparator = '.'): string =>
  plainDigits(value).replace('.', separator);
