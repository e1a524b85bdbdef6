import type { ReactElement, ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../../../api/contract/method';
import { methodText } from '../../../domain/methodText';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Card } from '../../../ui/Card';
import { DescriptionList } from '../../../ui/DescriptionList';
import { loadMarks } from '../../../ui/loadPictures';
import { Split } from '../../../ui/Split';
import { limitsNote } from '../limitsText';
import { MethodIcon } from '../MethodIcon';
import { methodLimits } from '../methodLimits';
import { useMoney } from '../useMoney';
import { usePictures } from '../usePictures';

export type FormSummaryProps = { method: PaymentMethod; hasLimits?: boolean; children: ReactNode };

/** The form and, where there is room, what it is about beside it. */
export function FormSummary({ method, hasLimits = true, children }: FormSummaryProps): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const money = useMoney();
  const pictures = usePictures(loadMarks);
  const { currency, country, lang, balance } = useSnapshot(cashier.user);
  const limits = hasLimits ? limitsNote(t, money, methodLimits(method, { currency, country }), currency) : '';
  const details = [
    { id: 'method', label: t('summary.method'), value: methodText(method, lang) },
    ...(limits ? [{ id: 'limits', label: t('summary.limits'), value: limits }] : []),
    ...(balance
      ? [{ id: 'balance', label: t('wallet.balance'), value: money(balance.amount, balance.currency) }]
      : []),
  ];
  return (
    <Split
      main={<div className="stack">{children}</div>}
      aside={
        <Card>
          <div className="stack">
            <MethodIcon method={method} pictures={pictures} />
            <DescriptionList details={details} />
          </div>
        </Card>
      }
    />
  );
}
