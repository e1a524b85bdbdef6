import { parseAmount } from '../../../domain/money/parseAmount';
import { roundToCurrency } from '../../../domain/money/roundToCurrency';
import type { AmountRules } from './useAmountRules';

/** What stands typed now, or the price, in major units; NaN where it is no number. */
export const readAmountValue = ({ price, typed, currency }: AmountRules): number =>
  price ?? roundToCurrency(parseAmount(typed.amountText), currency);
