import { useLingui } from '@lingui/react';
import { type AmountProblem, checkAmount } from '../../../domain/money/checkAmount';
import { decimalsOf } from '../../../domain/money/currency';
import { isExactAmount } from '../../../domain/money/isExactAmount';
import { plainDigits } from '../../../domain/money/plainDigits';
import { formatList } from '../../../i18n/formatList';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { useMoney } from '../text/useMoney';
import { patternsOf } from './patternsOf';
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
    const fails = (regex: string, digits = plainDigits(value)): boolean =>
      patternsOf(cashier).check(regex, digits) === false;
    const broken = asked.find(({ regex }) => fails(regex));
    if (broken) return broken.message || t('amount.fixedUnknown');
    // A server may list its amounts with all of the currency's decimals.
    if (!fixed || !fails(fixed.regex) || !fails(fixed.regex, value.toFixed(decimalsOf(currency)))) return '';
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
