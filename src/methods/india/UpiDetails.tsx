import type { CSSProperties, ReactElement } from 'react';
import { exactText } from '../../domain/money/exactText';
import { PayRow } from '../../flows/deposit/pages/PayRow';
import { useExactMoney } from '../../flows/shared/text/useExactMoney';
import { useCopy } from '../../flows/shared/useCopy';
import { useTranslate } from '../../i18n/useTranslate';
import { CopyButton } from '../../ui/button/CopyButton';
import { Card } from '../../ui/content/Card';
import { CopyRow } from '../../ui/content/CopyRow';
import { DescriptionList } from '../../ui/content/DescriptionList';
import transfer from '../../ui/styles/transfer.css?inline';
import { useSheet } from '../../ui/useSheet';
import type { UpiInvoice } from './readInvoice';

/** What to pay, and to whom. */
export function UpiDetails({ invoice }: { invoice: UpiInvoice }): ReactElement {
  useSheet(transfer);
  const t = useTranslate();
  const money = useExactMoney();
  const { isCopied, copy } = useCopy();
  const { amount, currency, upiId, payeeName } = invoice;
  const sum = money(amount, currency);
  return (
    <Card part="invoice">
      <CopyRow
        label={t('pay.exactly')}
        action={
          <CopyButton
            label={t('crypto.copy.amount')}
            text={isCopied ? t('copy.done') : t('transfer.copy')}
            isCopied={isCopied}
            onCopy={() => copy(exactText(amount, currency))}
          />
        }
      >
        <bdi className="sum" translate="no" style={{ '--figures': sum.length } as CSSProperties}>
          {sum}
        </bdi>
      </CopyRow>
      <PayRow label={t('pay.row.upiId')} value={upiId} copyLabel={t('india.copy.upiId')} />
      {payeeName && (
        <DescriptionList details={[{ id: 'payee', label: t('pay.row.payeeName'), value: payeeName }]} />
      )}
    </Card>
  );
}
