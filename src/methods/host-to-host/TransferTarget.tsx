import type { ReactElement, ReactNode } from 'react';
import { PayCode } from '../../flows/deposit/pages/PayCode';
import { PayTo } from '../../flows/deposit/requisites/PayTo';
import type { Transfer } from '../../flows/deposit/requisites/readTransfer';
import { useTranslate } from '../../i18n/useTranslate';
import { Card } from '../../ui/content/Card';
import { CounterCode } from './CounterCode';

export type TransferTargetProps = {
  transfer: Transfer;
  /** The code to show at a counter. */
  code: string | null;
  /** The requisites: shown here only if there is no QR code. */
  children: ReactNode;
};

/** Where the money goes: a QR code, a code for a counter, a card, or lines to copy. */
export function TransferTarget({ transfer, code, children }: TransferTargetProps): ReactElement {
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
      {code && <CounterCode code={code} />}
      {card && <PayTo card={card} />}
      {!qrCode && children}
    </>
  );
}
