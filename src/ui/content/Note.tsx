import type { ReactElement, ReactNode } from 'react';
import { Sign } from '../picture/Sign';
import type { SignName } from '../picture/signNodes';
import page from '../styles/page.css?inline';
import { useSheet } from '../useSheet';

type NoteTone = 'warning' | 'info' | 'danger';

const ICONS: Record<NoteTone, SignName> = {
  warning: 'warning',
  info: 'info',
  danger: 'error',
};

type NoteProps = { tone: NoteTone; children: ReactNode; title?: string };

export function Note({ tone, children, title }: NoteProps): ReactElement {
  useSheet(page);
  return (
    <div className={`note note--${tone}`} part={`note note-${tone}`}>
      <Sign name={ICONS[tone]} />
      <div className="note__body">
        {title && <strong className="note__title">{title}</strong>}
        <div>{children}</div>
      </div>
    </div>
  );
}
