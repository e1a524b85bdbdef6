import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../../../api/contract/method';
import { isPayable } from '../../../domain/isPayable';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import type { Detail } from '../../../ui/DescriptionList';
import { limitsNote } from '../limitsText';
import { methodLimits } from '../methodLimits';
import { useMoney } from '../useMoney';
import { MethodSummary } from './MethodSummary';
import type { AmountRules } from './useAmountRules';
import { useAmountValue } from './useAmountValue';

export type FormSummaryProps = {
  method: PaymentMethod;
  rules: AmountRules;
  /** What the amount brings. */
  gain?: Detail | undefined;
  /** Off where the form itself says it. */
  hasBalance?: boolean;
};

/** What a form is about, beside it: the method, the amount as it is typed, its limits, the balance. */
export function FormSummary({ method, rules, gain, hasBalance = true }: FormSummaryProps): ReactElement {
  const t = useTranslate();
  const money = useMoney();
  const { currency, country, balance } = useSnapshot(useCashier().user);
  const value = useAmountValue(rules);
  const limits =
    rules.price === undefined
      ? limitsNote(t, money, methodLimits(method, { currency, country }), currency)
      : '';
  const details: Detail[] = [];
  if (isPayable(value)) {
    const sum = money(value, rules.currency, rules.price !== undefined);
    details.push({ id: 'amount', label: t('amount.label'), value: sum, tone: 'strong' });
  }
  if (gain) details.push(gain);
  if (limits) details.push({ id: 'limits', label: t('summary.limits'), value: limits });
  if (balance && hasBalance) {
    const held = money(balance.amount, balance.currency);
    details.push({ id: 'balance', label: t('wallet.balance'), value: held });
  }
  return <MethodSummary method={method} details={details} />;
}
