import type { ReactElement, ReactNode } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { Button } from '../../../ui/button/Button';
import { MonoText } from '../../../ui/content/MonoText';
import { Note } from '../../../ui/content/Note';
import { fitsQrCode, QrCode } from '../../../ui/picture/QrCode';
import { useCopy } from '../../shared/useCopy';

export type PayCodeProps = {
  value: string;
  /** It is meant to be pasted: the text stands there beside a picture, too. */
  isPasted?: boolean;
  /** The accessible name of the picture. */
  label?: string;
  /** Stands below the picture. */
  children?: ReactNode;
};

/** A payment as a picture to scan and, where it is meant to be pasted or makes no picture, as text. */
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
