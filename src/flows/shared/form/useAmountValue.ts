import { readAmountValue } from './readAmountValue';
import type { AmountRules } from './useAmountRules';
import { useTypedAmount } from './useTypedAmount';

/** The amount as typed, in major units; NaN if it is no number. */
export const useAmountValue = (rules: AmountRules): number =>
  useTypedAmount(rules.typed, () => readAmountValue(rules));
