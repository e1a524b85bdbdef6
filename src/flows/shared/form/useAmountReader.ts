import { useLingui } from '@lingui/react';
import { type AmountProblem, checkAmount } from '../../../domain/money/checkAmount';
import { isExactAmount } from '../../../domain/money/isExactAmount';
import { formatList } from '../../../i18n/formatList';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { useMoney } from '../text/useMoney';
import { spelledAmount } from './spelledAmount';
import type { AmountRules } from './useAmountRules';
import { readAmountValue } from './useAmountValue';

interface AmountReading {
  /** In major units; 0 if it is no number. */
  value: number;
  isValid: boolean;
  /** In the player's language; '' while valid. */
  error: string;
}

/**
 * Returns a reader of the typed amount, for use in a click: it does not subscribe. What shows the amount uses
 * useTypedAmount.
 */
export function useAmountReader(rules: AmountRules): () => AmountReading {
  const { typed, limits, currency, balance, fixed, asked = [], price } = rules;
  const cashier = useCashier();
  const t = useTranslate();
  const { i18n } = useLingui();
  const money = useMoney();
  const text: Record<AmountProblem, () => string> = {
    required: () => t('amount.required'),
    belowMin: () => t('amount.belowMin', { min: money(limits.min, currency) }),
    aboveMax: () => t('amount.aboveMax', { max: money(limits.max ?? 0, currency) }),
    aboveBalance: () => t('amount.aboveBalance'),
  };
  const otherProblem = (value: number): string => {
    if (!isExactAmount(typed.text, currency)) return t('amount.tooLarge');
    const accept = (patterns: string[]): boolean =>
      spelledAmount(cashier, value, currency, patterns) !== null;
    if (!accept(asked.map(({ regex }) => regex)))
      return asked.find(({ regex }) => !accept([regex]))?.message || t('amount.fixedUnknown');
    if (!fixed || accept([fixed.regex])) return '';
    if (fixed.amounts.length === 0) return t('amount.fixedUnknown');
    const sums = fixed.amounts.map(one => money(one, currency));
    return t('amount.fixed', { amounts: formatList(sums, i18n.locale, 'disjunction') });
  };
  return () => {
    const value = readAmountValue(rules);
    if (price !== undefined) return { value, isValid: true, error: '' };
    const problem = checkAmount(value, limits, balance);
    const error = problem ? text[problem]() : otherProblem(value);
    return { value, isValid: error === '', error };
  };
}
