import { useLingui } from '@lingui/react';
import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../../../api/contract/method';
import { type AmountProblem, checkAmount } from '../../../domain/checkAmount';
import { parseAmount } from '../../../domain/parseAmount';
import type { AmountLimits } from '../../../domain/resolveLimits';
import { roundToCurrency } from '../../../domain/roundToCurrency';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { methodLimits } from '../../shared/methodLimits';
import { useMoney } from '../../shared/useMoney';

/** Beyond this a number no longer holds every unit. */
const LARGEST_AMOUNT = 1e15;

export interface AmountReading {
  value: number;
  limits: AmountLimits;
  currency: string;
  isValid: boolean;
  /** In the player's words; '' while valid. */
  error: string;
}

/** The amount as typed, read and held against the method's limits; its validity is apart from the form's (FORM-02). */
export function useAmount(method: PaymentMethod): AmountReading {
  const cashier = useCashier();
  const { currency, country } = useSnapshot(cashier.user);
  const { amountText, limits: served } = useSnapshot(cashier.deposit, { sync: true });
  const t = useTranslate();
  const money = useMoney();
  const limits = methodLimits(method, { currency, country }, served);
  const value = roundToCurrency(parseAmount(amountText), currency);
  const problem = checkAmount(value, limits);
  const text: Record<AmountProblem['code'], () => string> = {
    required: () => t('amount.required'),
    belowMin: () => t('amount.belowMin', { min: money(limits.min, currency) }),
    aboveMax: () => t('amount.aboveMax', { max: money(limits.max ?? 0, currency) }),
    aboveBalance: () => t('amount.aboveBalance'),
  };
  const isTooLarge = value > LARGEST_AMOUNT;
  const error = problem ? text[problem.code]() : isTooLarge ? t('amount.tooLarge') : '';
  return { value, limits, currency, isValid: error === '', error };
}

/** The decimal separator that the player's locale types. */
export function useAmountSeparator(): '.' | ',' {
  const { i18n } = useLingui();
  const part = new Intl.NumberFormat(i18n.locale).formatToParts(1.5).find(({ type }) => type === 'decimal');
  return part?.value === ',' ? ',' : '.';
}
