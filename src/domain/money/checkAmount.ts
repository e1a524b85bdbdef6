import type { AmountLimits } from './resolveLimits';

export type AmountProblem =
  | { code: 'required' }
  | { code: 'belowMin'; min: number }
  | { code: 'aboveMax'; max: number }
  | { code: 'aboveBalance'; balance: number };

/** FORM-05, WD-03. `value` is already rounded to the currency. */
export function checkAmount(
  value: number,
  limits: AmountLimits,
  options: { balance?: number | null } = {},
): AmountProblem | null {
  const { balance } = options;
  if (!(value > 0)) return { code: 'required' };
  if (value < limits.min) return { code: 'belowMin', min: limits.min };
  if (limits.max !== null && value > limits.max) return { code: 'aboveMax', max: limits.max };
  if (typeof balance === 'number' && value > balance) return { code: 'aboveBalance', balance };
  return null;
}
