import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { CopyValue } from '../../../flows/shared/copy/CopyValue';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Card } from '../../../ui/content/Card';
import { CopyRow } from '../../../ui/content/CopyRow';
import { MonoText } from '../../../ui/content/MonoText';
import type { NetworkFacts } from '../networkFacts';
import { ConfirmationBar } from './ConfirmationBar';
import { isTransferSeen } from './sendStage';

type TransferStatusProps = { network: NetworkFacts | null };

/** The state of the transfer: not seen yet, or its hash and confirmations. */
export function TransferStatus({ network }: TransferStatusProps): ReactElement {
  const { transaction } = useCashier();
  const made = useSnapshot(transaction);
  const { txid } = made;
  const t = useTranslate();
  const isSeen = isTransferSeen(made);

  return (
    <Card part="transfer" label={isSeen ? t('crypto.seen.title') : t('crypto.waiting.title')}>
      <ConfirmationBar network={network} isSeen={isSeen} />
      {txid && (
        <CopyRow label={t('summary.txid')} action={<CopyValue label={t('copy.txid')} value={txid} />}>
          <MonoText>{txid}</MonoText>
        </CopyRow>
      )}
    </Card>
  );
}
