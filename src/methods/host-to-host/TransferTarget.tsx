import type { ReactElement, ReactNode } from 'react';
import type { Requisite } from '../../api/contract/card';
import { PayCode } from '../../flows/deposit/pages/PayCode';
import { PayRow } from '../../flows/deposit/pages/PayRow';
import { PayTo } from '../../flows/deposit/requisites/PayTo';
import type { Transfer } from '../../flows/deposit/requisites/readTransfer';
import type { CardNumber } from '../../flows/deposit/requisites/useCardNumber';
import { useTranslate } from '../../i18n/useTranslate';
import { Card } from '../../ui/content/Card';
import { Barcode } from '../../ui/picture/Barcode';

type TransferTargetProps = {
  transfer: Transfer;
  /** Of its card. */
  number: CardNumber;
  /** The line whose value is shown at a counter: as bars for the scanner, and as text to read out. */
  code: Requisite | undefined;
  /** The other requisites: shown here only if there is no QR code. */
  children: ReactNode;
};

/** Where the money goes: a QR code, a code for a counter, a card, or lines to copy. */
export function TransferTarget({ transfer, number, code, children }: TransferTargetProps): ReactElement {
  const t = useTranslate();
  const { card, qrCode } = transfer;
  return (
    <>
      {qrCode && (
        <Card>
          <PayCode value={qrCode} label={t('transfer.qrLabel')}>
            <p className="code-line">{t('transfer.scan')}</p>
          </PayCode>
        </Card>
      )}
      {code && (
        <Card>
          <Barcode value={code.value.trim()} label={t('cash.barcode')} />
          <PayRow label={code.label || t('transfer.qrLabel')} value={code.value.trim()} />
        </Card>
      )}
      {card && <PayTo card={card} number={number} />}
      {!qrCode && children}
    </>
  );
}
