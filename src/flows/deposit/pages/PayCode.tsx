import type { ReactElement, ReactNode } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { Button } from '../../../ui/button/Button';
import { MonoText } from '../../../ui/content/MonoText';
import { Note } from '../../../ui/content/Note';
import { fitsQrCode, QrCode } from '../../../ui/picture/QrCode';
import { useCopy } from '../../shared/copy/useCopy';

type PayCodeProps = {
  value: string;
  /** The code is meant to be pasted: its text is shown beside the picture too. */
  isPasted?: boolean;
  /** The accessible name of the picture. */
  label?: string;
  /** Shown below the picture. */
  children?: ReactNode;
};

/** A payment code as a picture to scan, and as text if it is meant to be pasted or too long for a QR code. */
export function PayCode({ value, isPasted = false, label, children }: PayCodeProps): ReactElement {
  const t = useTranslate();
  const { isCopied, copy } = useCopy();
  const picture = fitsQrCode(value) && (
    <>
      <QrCode value={value} label={label ?? t('pay.qr')} />
      {children}
    </>
  );
  if (picture && !isPasted) return picture;
  return (
    <div className="stack">
      {picture || <Note tone="warning">{t('pay.qrTooLong')}</Note>}
      <div className="paste-code" part="pay-code">
        <span className="copy-row__label">{t('pay.code')}</span>
        <MonoText>{value}</MonoText>
      </div>
      <Button variant="secondary" onClick={() => copy(value)}>
        {isCopied ? t('copy.done') : t('pay.copyCode')}
      </Button>
    </div>
  );
}
