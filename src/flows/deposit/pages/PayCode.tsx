import type { ReactElement } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { Button } from '../../../ui/button/Button';
import { MonoText } from '../../../ui/content/MonoText';
import { Note } from '../../../ui/content/Note';
import { QrCode } from '../../../ui/picture/QrCode';
import { useCopy } from '../../shared/useCopy';

/** A longer text makes no code that a phone could read. */
const LONGEST_QR_TEXT = 2_000;

/** A payment as a picture to scan and, where it is meant to be pasted, as text. */
export function PayCode({ value, isPasted }: { value: string; isPasted: boolean }): ReactElement {
  const t = useTranslate();
  const { isCopied, copy } = useCopy();
  const isDrawn = value.length <= LONGEST_QR_TEXT;
  return (
    <div className="stack">
      {isDrawn ? (
        <QrCode value={value} label={t('pay.qr')} />
      ) : (
        <Note tone="warning">{t('pay.qrTooLong')}</Note>
      )}
      {(isPasted || !isDrawn) && (
        <>
          <div className="paste-code" part="pay-code">
            <span className="copy-row__label">{t('pay.code')}</span>
            <MonoText>{value}</MonoText>
          </div>
          <Button variant="secondary" onClick={() => copy(value)}>
            {isCopied ? t('copy.done') : t('pay.copyCode')}
          </Button>
        </>
      )}
    </div>
  );
}
