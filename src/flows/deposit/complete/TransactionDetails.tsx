import { useLingui } from '@lingui/react';
import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { formatDateTime } from '../../../domain/time/formatDateTime';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { DescriptionList } from '../../../ui/content/DescriptionList';
import { CopyValue } from '../../shared/copy/CopyValue';
import { useMethodText } from '../../shared/text/useMethodText';

/** Method, date and id of the transaction; the id can be copied for support. */
export function TransactionDetails(): ReactElement {
  const t = useTranslate();
  const { i18n } = useLingui();
  const { transaction } = useCashier();
  const made = useSnapshot(transaction);
  const { createdAt, depositId, requestId, txid } = made;
  const nameOf = useMethodText('deposit');
  const reference = depositId ?? requestId;
  return (
    <DescriptionList
      details={[
        { id: 'method', label: t('summary.method'), value: nameOf(made) },
        createdAt && { id: 'date', label: t('summary.date'), value: formatDateTime(createdAt, i18n.locale) },
        reference && {
          id: 'id',
          label: depositId ? t('summary.depositId') : t('summary.reference'),
          value: reference,
          isCode: true,
          isId: true,
          action: <CopyValue label={t('copy.id')} value={reference} />,
        },
        txid && {
          id: 'txid',
          label: t('summary.txid'),
          value: txid,
          isCode: true,
          isId: true,
          action: <CopyValue label={t('copy.txid')} value={txid} />,
        },
      ]}
    />
  );
}
