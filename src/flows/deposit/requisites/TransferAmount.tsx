import type { ReactElement } from 'react';
import { amountToText } from '../../../domain/amountToText';
import { useTranslate } from '../../../i18n/useTranslate';
import transfer from '../../../ui/styles/transfer.css?inline';
import { useSheet } from '../../../ui/useSheet';
import { useMoney } from '../../shared/useMoney';
import { CopyCard } from './CopyCard';

export type TransferAmountProps = { amount: number; currency: string };

/** What to transfer, to the last digit. */
export function TransferAmount({ amount, currency }: TransferAmountProps): ReactElement {
  useSheet(transfer);
  const t = useTranslate();
  const money = useMoney();
  return (
    <CopyCard label={t('transfer.exactAmount')} value={amountToText(amount, '.')}>
      <bdi className="sum" translate="no">
        {money(amount, currency)}
      </bdi>
    </CopyCard>
  );
}
