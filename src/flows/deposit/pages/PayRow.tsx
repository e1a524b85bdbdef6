import type { ReactElement } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { CopyRow } from '../../../ui/content/CopyRow';
import { MonoText } from '../../../ui/content/MonoText';
import { CopyValue } from '../../shared/CopyValue';

export type PayRowProps = {
  label: string;
  value: string;
  /** The accessible name of the button. */
  copyLabel?: string;
};

/** One of the details to pay to, with a button that copies it. */
export function PayRow({ label, value, copyLabel }: PayRowProps): ReactElement {
  const t = useTranslate();
  return (
    <CopyRow
      label={label}
      isSunken
      action={<CopyValue label={copyLabel ?? t('transfer.copyOf', { label })} value={value} />}
    >
      <MonoText ends={0}>{value}</MonoText>
    </CopyRow>
  );
}
