import type { ReactElement, ReactNode } from 'react';
import { PayCode } from '../../flows/deposit/pages/PayCode';
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
  /** The code to show at a counter, as bars for the scanner there: its digits are among the requisites. */
  code: string | null;
  /** The requisites: shown here only if there is no QR code. */
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
          <Barcode value={code} label={t('cash.barcode')} />
        </Card>
      )}
      {card && <PayTo card={card} number={number} />}
      {!qrCode && children}
    </>
  );
}
