import type { ReactElement } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { CopyButton } from '../../ui/button/CopyButton';
import { useCopy } from './useCopy';

export type CopyValueProps = {
  /** What it copies, as the accessible name. */
  label: string;
  /** It is in no attribute. */
  value: string;
  /** Says in words what it does, beside its icon. */
  hasText?: boolean;
};

/** A button that copies a value, and shows that it did. */
export function CopyValue({ label, value, hasText = false }: CopyValueProps): ReactElement {
  const t = useTranslate();
  const { isCopied, copy } = useCopy();
  return (
    <CopyButton
      label={label}
      text={hasText ? t(isCopied ? 'copy.done' : 'transfer.copy') : undefined}
      isCopied={isCopied}
      onCopy={() => copy(value)}
    />
  );
}
