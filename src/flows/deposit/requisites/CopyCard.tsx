import type { ReactElement, ReactNode } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { Card } from '../../../ui/content/Card';
import { CopyRow } from '../../../ui/content/CopyRow';
import { CopyValue } from '../../shared/copy/CopyValue';

type CopyCardProps = {
  label: string;
  /** What the button copies; never put into an attribute. */
  value: string;
  children: ReactNode;
  /** Shown below. */
  after?: ReactNode;
};

/** One value to copy into a banking app: its label, the value as shown, and the copy button. */
export function CopyCard({ label, value, children, after }: CopyCardProps): ReactElement {
  const t = useTranslate();
  return (
    <Card>
      <CopyRow
        label={label}
        action={<CopyValue label={t('transfer.copyOf', { label })} value={value} hasText />}
      >
        {children}
      </CopyRow>
      {after}
    </Card>
  );
}
