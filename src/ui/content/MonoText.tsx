import type { ReactElement } from 'react';
import invoice from '../styles/invoice.css?inline';
import { useSheet } from '../useSheet';

const DEFAULT_ENDS = 6;

type MonoTextProps = {
  children: string;
  /** How many first and last characters to emphasise (people compare the ends); 0 for none. */
  ends?: number;
  isLarge?: boolean;
};

/** Addresses and numbers: left to right in every language, wrapped anywhere, kept from machine translation. */
export function MonoText({ children, ends = DEFAULT_ENDS, isLarge = false }: MonoTextProps): ReactElement {
  useSheet(invoice);
  const hasEnds = ends > 0 && children.length > ends * 2;
  return (
    <bdi className={isLarge ? 'mono mono--large' : 'mono'} dir="ltr" translate="no">
      {hasEnds ? (
        <>
          <span className="mono__ends">{children.slice(0, ends)}</span>
          {children.slice(ends, -ends)}
          <span className="mono__ends">{children.slice(-ends)}</span>
        </>
      ) : (
        <span className="mono__ends">{children}</span>
      )}
    </bdi>
  );
}
