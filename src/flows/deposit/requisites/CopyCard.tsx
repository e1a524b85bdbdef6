import type { ReactElement, ReactNode } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { CopyButton } from '../../../ui/button/CopyButton';
import { Card } from '../../../ui/content/Card';
import { CopyRow } from '../../../ui/content/CopyRow';
import { useCopy } from '../../shared/useCopy';

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
  const { isCopied, copy } = useCopy();
  return (
    <Card>
      <CopyRow
        label={label}
        action={
          <CopyButton
            label={t('transfer.copyOf', { label })}
            text={isCopied ? t('copy.done') : t('transfer.copy')}
            isCopied={isCopied}
            onCopy={() => copy(value)}
          />
        }
      >
        {children}
      </CopyRow>
      {after}
    </Card>
  );
}
