import type { AmountSeparator } from './readAmountEdit';

function withoutExponent(value: number): string {
  const text = String(value);
  if (!text.includes('e')) return text;
  return value < 1 ? value.toFixed(20).replace(/\.?0+$/, '') : BigInt(value).toString();
}

/** The amount in plain digits for the input: no grouping, no exponent. Not finite or negative gives ''. */
export function amountToText(value: number, separator: AmountSeparator = '.'): string {
  if (!Number.isFinite(value) || value < 0) return '';
  return withoutExponent(value).replace('.', separator);
}
