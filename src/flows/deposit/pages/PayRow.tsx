import type { ReactElement } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { CopyButton } from '../../../ui/button/CopyButton';
import { CopyRow } from '../../../ui/content/CopyRow';
import { MonoText } from '../../../ui/content/MonoText';
import { useCopy } from '../../shared/useCopy';

export type PayRowProps = {
  label: string;
  value: string;
  /** The accessible name of the button. */
  copyLabel?: string;
};

/** One piece of what is to be paid to, with a button that copies it. */
export function PayRow({ label, value, copyLabel }: PayRowProps): ReactElement {
  const t = useTranslate();
  const { isCopied, copy } = useCopy();
  return (
    <CopyRow
      label={label}
      isSunken
      action={
        <CopyButton
          label={copyLabel ?? t('transfer.copyOf', { label })}
          isCopied={isCopied}
          onCopy={() => copy(value)}
        />
      }
    >
      <MonoText ends={0}>{value}</MonoText>
    </CopyRow>
  );
}
