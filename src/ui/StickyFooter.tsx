import type { CSSProperties, ReactElement, ReactNode } from 'react';
import page from './styles/page.css?inline';
import { useKeyboardInset } from './useKeyboardInset';
import { useSheet } from './useSheet';

export type StickyFooterProps = { children: ReactNode };

/** Stays above the keyboard and the safe area. */
export function StickyFooter({ children }: StickyFooterProps): ReactElement {
  useSheet(page);
  const inset = useKeyboardInset();
  const style = inset > 0 ? ({ '--keyboard': `${inset}px` } as CSSProperties) : undefined;
  return (
    <div className="footer" part="footer" style={style}>
      {children}
    </div>
  );
}
