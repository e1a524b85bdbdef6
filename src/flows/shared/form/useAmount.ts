import { useLingui } from '@lingui/react';
import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../../../api/contract/method';
import { type AmountProblem, checkAmount } from '../../../domain/checkAmount';
import { fixedAmounts } from '../../../domain/fixedAmounts';
import { decimalSeparatorOf } from '../../../domain/formatNumber';
import { parseAmount } from '../../../domain/parseAmount';
import type { AmountLimits } from '../../../domain/resolveLimits';
import { roundToCurrency } from '../../../domain/roundToCurrency';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import type { TypedAmount } from '../../../state/TypedAmount';
import { methodLimits } from '../methodLimits';
import { useMoney } from '../useMoney';
import { patternsOf } from './patternsOf';

/** Beyond this a number no longer holds every unit. */
const LARGEST_AMOUNT = 1e15;

/** Where the amount of another flow is typed, and what it cannot exceed. */
export interface AmountSource {
  typed: TypedAmount;
  /** In the method's currency; `null`: not known. */
  balance: number | null;
  /** Where it is not the user's. */
  currency?: string;
}

export interface AmountReading {
  typed: TypedAmount;
  value: number;
  limits: AmountLimits;
  currency: string;
  /** The amounts that alone are taken (FORM-06); `null` for any within the limits. */
  fixed: number[] | null;
  isValid: boolean;
  /** In the player's words; '' while valid. */
  error: string;
}

/** The amount as typed, read and held against the method's limits; its validity is apart from the form's (FORM-02). */
export function useAmount(method: PaymentMethod, source?: AmountSource): AmountReading {
  const cashier = useCashier();
  const user = useSnapshot(cashier.user);
  const { country } = user;
  const currency = source?.currency ?? user.currency;
  const typed: TypedAmount = source?.typed ?? cashier.deposit;
  const { amountText } = useSnapshot(typed, { sync: true });
  const { limits: served } = useSnapshot(cashier.deposit);
  const t = useTranslate();
  const money = useMoney();
  const limits = methodLimits(method, { currency, country }, source ? null : served);
  const value = roundToCurrency(parseAmount(amountText), currency);
  const problem = checkAmount(value, limits, { balance: source?.balance ?? null });
  const text: Record<AmountProblem['code'], () => string> = {
    required: () => t('amount.required'),
    belowMin: () => t('amount.belowMin', { min: money(limits.min, currency) }),
    aboveMax: () => t('amount.aboveMax', { max: money(limits.max ?? 0, currency) }),
    aboveBalance: () => t('amount.aboveBalance'),
  };
  const fixed = fixedAmounts(method);
  const otherProblem = (): string => {
    if (value > LARGEST_AMOUNT) return t('amount.tooLarge');
    if (!fixed || patternsOf(cashier).check(fixed.regex, String(value)) !== false) return '';
    const amounts = fixed.amounts.map(one => money(one, currency)).join(', ');
    return amounts ? t('amount.fixed', { amounts }) : t('amount.fixedUnknown');
  };
  const error = problem ? text[problem.code]() : otherProblem();
  return { typed, value, limits, currency, fixed: fixed?.amounts ?? null, isValid: error === '', error };
}

/** The decimal separator that the player's locale types. */
export function useAmountSeparator(): '.' | ',' {
  const { i18n } = useLingui();
  return decimalSeparatorOf(i18n.locale);
}
