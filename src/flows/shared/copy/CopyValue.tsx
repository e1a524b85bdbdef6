import type { ReactElement } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { CopyButton } from '../../../ui/button/CopyButton';
import { useCopy } from './useCopy';

type CopyValueProps = {
  /** The accessible name: says what is copied. */
  label: string;
  /** Never put into an attribute. */
  value: string;
  /** Shows a text beside the icon. */
  hasText?: boolean;
};

/** A button that copies a value, and shows that it did. */
export function CopyValue({ label, value, hasText = false }: CopyValueProps): ReactElement {
  const t = useTranslate();
  const { isCopied, copy } = useCopy();
  return (
    <CopyButton
      label={label}
      texts={hasText ? [t('transfer.copy'), t('copy.done')] : undefined}
      isCopied={isCopied}
      onCopy={() => copy(value)}
    />
  );
}
