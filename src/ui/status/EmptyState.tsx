import type { ReactElement, ReactNode } from 'react';
import { Sign } from '../picture/Sign';
import type { SignName } from '../picture/signNodes';
import page from '../styles/page.css?inline';
import { useSheet } from '../useSheet';

type EmptyStateProps = { title: string; text?: string; icon?: SignName; children?: ReactNode };

export function EmptyState({ title, text, icon = 'inbox', children }: EmptyStateProps): ReactElement {
  useSheet(page);
  return (
    <div className="state" part="empty">
      <span className="state__icon">
        <Sign name={icon} />
      </span>
      <h2 className="state__title">{title}</h2>
      {text && <p className="state__text">{text}</p>}
      {children && <div className="state__actions">{children}</div>}
    </div>
  );
}
