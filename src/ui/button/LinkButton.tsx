import type { ReactElement, ReactNode } from 'react';
import page from '../styles/page.css?inline';
import { useSheet } from '../useSheet';

type LinkButtonProps = { children: ReactNode; onClick: () => void; label?: string };

/** Looks like a link in a line of text, but acts inside the widget. */
export function LinkButton({ children, onClick, label }: LinkButtonProps): ReactElement {
  useSheet(page);
  return (
    <button type="button" className="link link--target" part="link" aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}
