import type { ReactElement, ReactNode } from 'react';
import { Icon } from './Icon';
import type { IconName } from './iconNodes';
import page from './styles/page.css?inline';
import { useSheet } from './useSheet';

export type NoteTone = 'warning' | 'info' | 'danger' | 'success';

const ICONS: Record<NoteTone, IconName> = {
  warning: 'warning',
  info: 'info',
  danger: 'error',
  success: 'success',
};

export type NoteProps = { tone: NoteTone; children: ReactNode; title?: string; id?: string };

export function Note({ tone, children, title, id }: NoteProps): ReactElement {
  useSheet(page);
  return (
    <div className={`note note--${tone}`} part={`note note-${tone}`} id={id}>
      <Icon name={ICONS[tone]} />
      <div className="note__body">
        {title && <strong className="note__title">{title}</strong>}
        {children}
      </div>
    </div>
  );
}
