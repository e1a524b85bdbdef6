import type { AmountLimits } from './resolveLimits';

export type AmountProblem = 'required' | 'belowMin' | 'aboveMax' | 'aboveBalance';

/** FORM-05, WD-03. `value` is already rounded to the currency; `balance`: `null` where none limits it. */
export function checkAmount(
  value: number,
  { min, max }: AmountLimits,
  balance: number | null = null,
): AmountProblem | null {
  if (!(value > 0)) return 'required';
  if (value < min) return 'belowMin';
  if (max !== null && value > max) return 'aboveMax';
  return balance !== null && value > balance ? 'aboveBalance' : null;
}
