import { useSnapshot } from 'valtio';
import { readAmountValue } from './readAmountValue';
import type { AmountRules } from './useAmountRules';

/** The amount as typed, in major units; NaN if it is no number. */
export function useAmountValue(rules: AmountRules): number {
  // Reading the snapshot's property subscribes to it.
  void useSnapshot(rules.typed, { sync: true }).amountText;
  return readAmountValue(rules);
}
