import type { ReactElement, ReactNode } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { Card } from '../../../ui/content/Card';
import { CopyRow } from '../../../ui/content/CopyRow';
import { CopyValue } from '../../shared/CopyValue';

export type CopyCardProps = {
  label: string;
  /** What the button copies; it is in no attribute. */
  value: string;
  children: ReactNode;
  /** Stands below. */
  after?: ReactNode;
};

/** One thing to copy into a banking app: what it is, how it looks, and its button. */
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
