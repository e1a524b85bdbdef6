import type { ReactElement } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { Note } from '../../../ui/content/Note';
import { AmountCard, type AmountCardProps } from './AmountCard';

type TimeOverProps = AmountCardProps & {
  /** What to do now. */
  text: string;
};

/** A payment whose time is over: what it was about, but nothing to pay to and nothing to copy (DEP-05). */
export function TimeOver({ text, ...sum }: TimeOverProps): ReactElement {
  const t = useTranslate();
  return (
    <>
      <AmountCard {...sum} />
      <Note tone="danger" title={t('transfer.timeOver')}>
        {text}
      </Note>
    </>
  );
}
