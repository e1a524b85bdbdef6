import { parseAmount } from '../../../domain/parseAmount';
import { roundToCurrency } from '../../../domain/roundToCurrency';
import type { AmountRules } from './useAmountRules';

/** What stands typed now, or the price, in major units; NaN where it is no number. */
export const readAmountValue = ({ price, typed, currency }: AmountRules): number =>
  price ?? roundToCurrency(parseAmount(typed.amountText), currency);
