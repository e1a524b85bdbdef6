import type { ReactElement } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { CopyButton } from '../../../ui/CopyButton';
import { CopyRow } from '../../../ui/CopyRow';
import { MonoText } from '../../../ui/MonoText';
import { useCopy } from '../../shared/useCopy';

export type PayRowProps = {
  label: string;
  value: string;
  /** What is copied, where it is written otherwise than it is shown. */
  copied?: string;
};

/** One piece of what is to be paid to, with a button that copies it. */
export function PayRow({ label, value, copied = value }: PayRowProps): ReactElement {
  const t = useTranslate();
  const { isCopied, copy } = useCopy();
  return (
    <CopyRow
      label={label}
      isSunken
      action={<CopyButton label={t('pay.copy', { label })} isCopied={isCopied} onCopy={() => copy(copied)} />}
    >
      <MonoText ends={0}>{value}</MonoText>
    </CopyRow>
  );
}
