import type { CSSProperties, ReactElement } from 'react';
import { useExactMoney } from '../../flows/shared/text/useExactMoney';
import { useCopy } from '../../flows/shared/useCopy';
import { useTranslate } from '../../i18n/useTranslate';
import { CopyButton } from '../../ui/button/CopyButton';
import { Card } from '../../ui/content/Card';
import { CopyRow } from '../../ui/content/CopyRow';
import { DescriptionList } from '../../ui/content/DescriptionList';
import { MonoText } from '../../ui/content/MonoText';
import transfer from '../../ui/styles/transfer.css?inline';
import { useSheet } from '../../ui/useSheet';
import type { UpiInvoice } from './readInvoice';

const NO_EMPHASIS = 0;

/** What to pay, and to whom. */
export function UpiDetails({ invoice }: { invoice: UpiInvoice }): ReactElement {
  useSheet(transfer);
  const t = useTranslate();
  const money = useExactMoney();
  const amountCopy = useCopy();
  const idCopy = useCopy();
  const { amount, currency, upiId, payeeName } = invoice;
  const sum = money(amount, currency);
  return (
    <Card part="invoice">
      <CopyRow
        label={t('india.pay')}
        action={
          <CopyButton
            label={t('india.copy.amount')}
            text={amountCopy.isCopied ? t('copy.done') : t('transfer.copy')}
            isCopied={amountCopy.isCopied}
            onCopy={() => amountCopy.copy(String(amount))}
          />
        }
      >
        <bdi className="sum" translate="no" style={{ '--figures': sum.length } as CSSProperties}>
          {sum}
        </bdi>
      </CopyRow>
      <CopyRow
        label={t('india.upiId')}
        isSunken
        action={
          <CopyButton
            label={t('india.copy.upiId')}
            isCopied={idCopy.isCopied}
            onCopy={() => idCopy.copy(upiId)}
          />
        }
      >
        <MonoText ends={NO_EMPHASIS}>{upiId}</MonoText>
      </CopyRow>
      {payeeName && (
        <DescriptionList details={[{ id: 'payee', label: t('india.payee'), value: payeeName }]} />
      )}
    </Card>
  );
}
