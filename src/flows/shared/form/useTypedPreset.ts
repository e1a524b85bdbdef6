import { readAmountValue } from './readAmountValue';
import type { AmountRules } from './useAmountRules';
import { useTypedAmount } from './useTypedAmount';

/** The preset that equals the typed amount, or `null`; keystrokes that leave it as it is render nothing. */
export const useTypedPreset = (rules: AmountRules, presets: readonly number[]): number | null =>
  useTypedAmount(rules.typed, () => {
    const value = readAmountValue(rules);
    return presets.includes(value) ? value : null;
  });
