import type { ReactElement } from 'react';
import { exactText } from '../../domain/money/exactText';
import { PayRow } from '../../flows/deposit/pages/PayRow';
import { PayRows } from '../../flows/deposit/pages/PayRows';
import { ExactSum } from '../../flows/deposit/requisites/ExactSum';
import { CopyValue } from '../../flows/shared/copy/CopyValue';
import { useTranslate } from '../../i18n/useTranslate';
import { Card } from '../../ui/content/Card';
import { CopyRow } from '../../ui/content/CopyRow';
import { DescriptionList } from '../../ui/content/DescriptionList';
import type { UpiInvoice } from './readInvoice';

/** What to pay, and to whom. */
export function UpiDetails({ invoice }: { invoice: UpiInvoice }): ReactElement {
  const t = useTranslate();
  const { amount, currency, upiId, payeeName, more } = invoice;
  return (
    <Card part="invoice">
      <CopyRow
        label={t('pay.exactly')}
        action={<CopyValue label={t('crypto.copy.amount')} value={exactText(amount, currency)} hasText />}
      >
        <ExactSum amount={amount} currency={currency} />
      </CopyRow>
      <PayRow label={t('pay.row.upiId')} value={upiId} copyLabel={t('india.copy.upiId')} />
      {payeeName && (
        <DescriptionList details={[{ id: 'payee', label: t('pay.row.payeeName'), value: payeeName }]} />
      )}
      <PayRows texts={more.texts} />
    </Card>
  );
}
