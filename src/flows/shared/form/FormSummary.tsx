import type { ReactElement, ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../../../api/contract/method';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import type { Detail } from '../../../ui/DescriptionList';
import { Split } from '../../../ui/Split';
import { limitsNote } from '../limitsText';
import { methodLimits } from '../methodLimits';
import { useMoney } from '../useMoney';
import { MethodSummary } from './MethodSummary';

export type FormSummaryProps = {
  method: PaymentMethod;
  hasLimits?: boolean;
  /** Off where the form itself says it. */
  hasBalance?: boolean;
  /** What is being paid, as it is typed. */
  sums?: readonly Detail[];
  children: ReactNode;
};

/** The form and, where there is room, what it is about beside it. */
export function FormSummary({
  method,
  hasLimits = true,
  hasBalance = true,
  sums = [],
  children,
}: FormSummaryProps): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const money = useMoney();
  const { currency, country, balance } = useSnapshot(cashier.user);
  const limits = hasLimits ? limitsNote(t, money, methodLimits(method, { currency, country }), currency) : '';
  const details = [
    ...sums,
    ...(limits ? [{ id: 'limits', label: t('summary.limits'), value: limits }] : []),
    ...(balance && hasBalance
      ? [{ id: 'balance', label: t('wallet.balance'), value: money(balance.amount, balance.currency) }]
      : []),
  ];
  return (
    <Split
      main={<div className="stack">{children}</div>}
      aside={<MethodSummary method={method} details={details} />}
    />
  );
}
