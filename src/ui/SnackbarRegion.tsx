import type { CSSProperties, ReactElement, ReactNode } from 'react';
import page from './styles/page.css?inline';
import { useSheet } from './useSheet';

export type SnackbarRegionProps = {
  /** Accessible name of the region. */
  label: string;
  /** px to keep free below, for a sticky footer. */
  offsetPx?: number;
  /** Snackbar elements. */
  children: ReactNode;
};

/** Mounted once, last in the frame; it takes no room of its own. */
export function SnackbarRegion({ label, offsetPx = 0, children }: SnackbarRegionProps): ReactElement {
  useSheet(page);
  const style = { '--snackbar-offset': `${offsetPx}px` } as CSSProperties;
  return (
    <section className="snackbars" aria-label={label} style={style}>
      {children}
    </section>
  );
}
