import { type AmountReading, useAmountReader } from './useAmountReader';
import type { AmountRules } from './useAmountRules';
import { useAmountValue } from './useAmountValue';

/** The typed amount checked against its rules; its validity is separate from the form's (FORM-02). */
export function useAmount(rules: AmountRules): AmountReading {
  const read = useAmountReader(rules);
  useAmountValue(rules);
  return read();
}
