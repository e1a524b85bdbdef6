import { amountToText } from '../../../domain/money/amountToText';
import type { AmountSeparator } from '../../../domain/money/readAmountEdit';
import type { TypedAmount } from '../../../state/TypedAmount';

/** Writes the amount of one try into the form of the next, in major units; 0 leaves what stands there. */
export function carryAmount(amount: TypedAmount, value: number, separator: AmountSeparator): void {
  if (value <= 0) return;
  amount.text = amountToText(value, separator);
  if (amount.chip !== value) amount.chip = null;
}
