import type { ReactElement, ReactNode } from 'react';
import invoice from '../styles/invoice.css?inline';
import { useSheet } from '../useSheet';

type CopyRowProps = {
  label: string;
  children: ReactNode;
  /** A CopyButton. */
  action: ReactNode;
  isSunken?: boolean;
};

export function CopyRow({ label, children, action, isSunken = false }: CopyRowProps): ReactElement {
  useSheet(invoice);
  return (
    <div className={isSunken ? 'copy-row copy-row--sunken' : 'copy-row'} part="copy-row">
      <div className="copy-row__text">
        <span className="copy-row__label">{label}</span>
        {children}
      </div>
      {action}
    </div>
  );
}
