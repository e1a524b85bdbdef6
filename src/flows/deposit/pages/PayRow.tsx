import type { CSSProperties, ReactElement } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { CopyButton } from '../../../ui/button/CopyButton';
import { CopyRow } from '../../../ui/content/CopyRow';
import { MonoText } from '../../../ui/content/MonoText';
import transfer from '../../../ui/styles/transfer.css?inline';
import { useSheet } from '../../../ui/useSheet';
import { useCopy } from '../../shared/useCopy';

export type PayRowProps = {
  label: string;
  value: string;
  /** What is copied, where it is written otherwise than it is shown. */
  copied?: string;
  /** What it is all about: large, not one line of several. */
  isSum?: boolean;
};

/** One piece of what is to be paid to, with a button that copies it. */
export function PayRow({ label, value, copied = value, isSum = false }: PayRowProps): ReactElement {
  useSheet(transfer);
  const t = useTranslate();
  const { isCopied, copy } = useCopy();
  return (
    <CopyRow
      label={label}
      isSunken={!isSum}
      action={
        <CopyButton
          label={t('pay.copy', { label })}
          {...(isSum && { text: isCopied ? t('copy.done') : t('transfer.copy') })}
          isCopied={isCopied}
          onCopy={() => copy(copied)}
        />
      }
    >
      {isSum ? (
        <bdi className="sum" translate="no" style={{ '--figures': value.length } as CSSProperties}>
          {value}
        </bdi>
      ) : (
        <MonoText ends={0}>{value}</MonoText>
      )}
    </CopyRow>
  );
}
