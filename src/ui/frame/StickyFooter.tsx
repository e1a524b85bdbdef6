import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import page from '../styles/page.css?inline';
import { useSheet } from '../useSheet';
import { keepClear } from './keepClear';
import { useKeyboardInset } from './useKeyboardInset';

type StickyFooterProps = { children: ReactNode };

/** Stays above the keyboard and the safe area, and never over the field that has the focus. */
export function StickyFooter({ children }: StickyFooterProps): ReactElement {
  useSheet(page);
  const footer = useRef<HTMLDivElement>(null);
  const inset = useKeyboardInset(footer);
  useLayoutEffect(() => (footer.current ? keepClear(footer.current, inset) : undefined), [inset]);
  const style = { '--keyboard': `${inset}px` };
  return (
    <div ref={footer} className="footer" part="footer" style={style}>
      {children}
    </div>
  );
}
