import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { amountToText } from '../../../domain/money/amountToText';
import { CopyValue } from '../../../flows/shared/copy/CopyValue';
import { useExactMoney } from '../../../flows/shared/text/useExactMoney';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Card } from '../../../ui/content/Card';
import { CopyRow } from '../../../ui/content/CopyRow';
import { MonoText } from '../../../ui/content/MonoText';
import { Note } from '../../../ui/content/Note';
import { fitsQrCode, QrCode } from '../../../ui/picture/QrCode';
import { sumToSend } from './coinAmount';
import { paymentUri } from './paymentUri';
import type { CryptoAddress } from './readWallet';

/** The address as a QR code and as text, with the amount and the memo that the wallet needs too (CRY-01). */
export function AddressCard({ wallet }: { wallet: CryptoAddress }): ReactElement {
  const { transaction } = useCashier();
  const made = useSnapshot(transaction);
  const t = useTranslate();
  const money = useExactMoney();
  const { address, currency: coin, network, tag } = wallet;
  const sum = sumToSend(wallet, made);
  const uri = paymentUri({ address, network: network?.key ?? null, coin, amount: sum, tag });
  return (
    <>
      <Card part="address">
        {fitsQrCode(uri) ? (
          <QrCode value={uri} label={t('crypto.qr', { coin })} />
        ) : (
          <Note tone="info">{t('crypto.qrTooLong')}</Note>
        )}
        {sum !== null && (
          <Copied label={t('crypto.send')} copyLabel={t('crypto.copy.amount')} text={amountToText(sum)}>
            {money(sum, coin)}
          </Copied>
        )}
        <Copied label={t('crypto.address', { coin })} copyLabel={t('crypto.copy.address')} text={address} />
        {tag && <Copied label={t('crypto.memo')} copyLabel={t('crypto.copy.memo')} text={tag} ends={0} />}
      </Card>
      {network && <Note tone="warning">{t('crypto.warning', { coin, network: network.name })}</Note>}
    </>
  );
}

type CopiedProps = { label: string; copyLabel: string; text: string; ends?: number; children?: string };

function Copied({ label, copyLabel, text, ends, children }: CopiedProps): ReactElement {
  return (
    <CopyRow label={label} isSunken action={<CopyValue label={copyLabel} value={text} />}>
      {children ? (
        <strong>
          <bdi translate="no">{children}</bdi>
        </strong>
      ) : (
        <MonoText ends={ends}>{text}</MonoText>
      )}
    </CopyRow>
  );
}
