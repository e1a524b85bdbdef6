import { type AmountReading, useAmountReader } from './useAmountReader';
import type { AmountRules } from './useAmountRules';
import { readText, useTypedAmount } from './useTypedAmount';

/** The typed amount checked against its rules; its validity is separate from the form's (FORM-02). */
export function useAmount(rules: AmountRules): AmountReading {
  const read = useAmountReader(rules);
  useTypedAmount(rules.typed, readText);
  return read();
}
