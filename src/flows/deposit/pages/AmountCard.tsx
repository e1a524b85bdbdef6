import type { ReactElement, ReactNode } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { Card } from '../../../ui/content/Card';
import { DescriptionList } from '../../../ui/content/DescriptionList';
import { useExactMoney } from '../../shared/text/useExactMoney';

export type AmountCardProps = { amount: number; currency: string; label?: string; children?: ReactNode };

/** The amount being paid, above a form that the server asks for. */
export function AmountCard({ amount, currency, label, children }: AmountCardProps): ReactElement {
  const t = useTranslate();
  const money = useExactMoney();
  return (
    <Card>
      <DescriptionList
        details={[
          {
            id: 'amount',
            label: label ?? t('pay.row.amount'),
            value: money(amount, currency),
            tone: 'strong',
          },
        ]}
      />
      {children}
    </Card>
  );
}
