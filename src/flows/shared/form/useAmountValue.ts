import { useSnapshot } from 'valtio';
import { readAmountValue } from './readAmountValue';
import type { AmountRules } from './useAmountRules';

/** The amount as it is typed, in major units; NaN where it is no number. */
export function useAmountValue(rules: AmountRules): number {
  // The access subscribes.
  void useSnapshot(rules.typed, { sync: true }).amountText;
  return readAmountValue(rules);
}
