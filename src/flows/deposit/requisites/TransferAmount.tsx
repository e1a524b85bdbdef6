import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { exactText } from '../../../domain/money/exactText';
import { useTranslate } from '../../../i18n/useTranslate';
import transfer from '../../../ui/styles/transfer.css?inline';
import { useSheet } from '../../../ui/useSheet';
import { useExactMoney } from '../../shared/text/useExactMoney';
import { CopyCard } from './CopyCard';

export type TransferAmountProps = { amount: number; currency: string; label?: string; after?: ReactNode };

/** What to transfer, to the last digit. */
export function TransferAmount({ amount, currency, label, after }: TransferAmountProps): ReactElement {
  useSheet(transfer);
  const t = useTranslate();
  const text = useExactMoney()(amount, currency);
  return (
    <CopyCard label={label ?? t('transfer.exactAmount')} value={exactText(amount, currency)} after={after}>
      <bdi className="sum" translate="no" style={{ '--figures': text.length } as CSSProperties}>
        {text}
      </bdi>
    </CopyCard>
  );
}
