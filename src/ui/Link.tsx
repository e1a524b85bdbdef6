import type { ReactElement, ReactNode } from 'react';
import page from './styles/page.css?inline';
import { useSheet } from './useSheet';

export type LinkProps = {
  /** Already checked by the safe URL rule. */
  href: string;
  children: ReactNode;
  isNewTab?: boolean;
  onClick?: () => void;
};

export function Link({ href, children, isNewTab = false, onClick }: LinkProps): ReactElement {
  useSheet(page);
  return (
    <a
      className="link link--target"
      part="link"
      href={href}
      target={isNewTab ? '_blank' : undefined}
      rel={isNewTab ? 'noopener noreferrer' : undefined}
      onClick={onClick}
    >
      {children}
    </a>
  );
}
