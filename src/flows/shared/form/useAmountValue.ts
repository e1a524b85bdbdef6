import { parseAmount } from '../../../domain/money/parseAmount';
import { roundToCurrency } from '../../../domain/money/roundToCurrency';
import type { AmountRules } from './useAmountRules';
import { useTypedAmount } from './useTypedAmount';

/** The amount as typed, or the fixed price, in major units; 0 if it is no number. */
export const readAmountValue = ({ price, typed, currency }: AmountRules): number =>
  price ?? roundToCurrency(parseAmount(typed.text), currency);

/** The same, live. */
export const useAmountValue = (rules: AmountRules): number =>
  useTypedAmount(rules.typed, () => readAmountValue(rules));
