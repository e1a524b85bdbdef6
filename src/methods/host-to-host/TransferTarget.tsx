import type { ReactElement, ReactNode } from 'react';
import { PayTo } from '../../flows/deposit/requisites/PayTo';
import type { Transfer } from '../../flows/deposit/requisites/readTransfer';
import { useTranslate } from '../../i18n/useTranslate';
import { Card } from '../../ui/Card';
import { QrCode } from '../../ui/QrCode';
import { CounterCode } from './CounterCode';

export type TransferTargetProps = {
  transfer: Transfer;
  /** Shown at a counter, by its name. */
  code: string | null;
  place: string;
  /** The requisites, where neither code stands in their place. */
  children: ReactNode;
};

/** Where the money goes: a picture to scan, a code for a counter, a card, or lines to copy. */
export function TransferTarget({ transfer, code, place, children }: TransferTargetProps): ReactElement {
  const t = useTranslate();
  const { card, qrCode } = transfer;
  return (
    <>
      {qrCode && (
        <Card>
          <QrCode value={qrCode} label={t('transfer.qrLabel')} />
          <p className="code-line">{t('transfer.scan')}</p>
        </Card>
      )}
      {code && <CounterCode code={code} place={place} />}
      {card && <PayTo card={card} />}
      {!code && !qrCode && children}
    </>
  );
}
