import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../../../api/contract/method';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import type { Detail } from '../../../ui/content/DescriptionList';
import { limitsNote } from '../text/limitsText';
import { useExactMoney } from '../text/useExactMoney';
import { useMoney } from '../text/useMoney';
import { MethodSummary } from './MethodSummary';
import type { AmountRules } from './useAmountRules';
import { useAmountValue } from './useAmountValue';

type FormSummaryProps = {
  method: PaymentMethod;
  rules: AmountRules;
  /** What the amount brings, e.g. a bonus. */
  gain?: Detail | undefined;
  /** False if the form itself shows the balance. */
  hasBalance?: boolean;
};

/** The card beside a form: the method, the amount as it is typed, its limits, the balance. */
export function FormSummary({ method, rules, gain, hasBalance = true }: FormSummaryProps): ReactElement {
  const t = useTranslate();
  const money = useMoney();
  const exact = useExactMoney();
  const { balance } = useSnapshot(useCashier().user);
  const value = useAmountValue(rules);
  const limits = rules.price === undefined ? limitsNote(t, money, rules.limits, rules.currency) : '';
  const details: Detail[] = [];
  if (value > 0) {
    const total = exact(value, rules.currency);
    details.push({ id: 'amount', label: t('amount.label'), value: total, tone: 'strong' });
  }
  if (gain) details.push(gain);
  if (limits) details.push({ id: 'limits', label: t('summary.limits'), value: limits });
  if (balance && hasBalance) {
    const held = money(balance.amount, balance.currency);
    details.push({ id: 'balance', label: t('wallet.balance'), value: held });
  }
  return <MethodSummary method={method} details={details} />;
}
