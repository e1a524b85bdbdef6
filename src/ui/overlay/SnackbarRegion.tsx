import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import { keepOffFooter } from '../frame/keepOffFooter';
import page from '../styles/page.css?inline';
import { useSheet } from '../useSheet';

type SnackbarRegionProps = {
  /** Accessible name of the region. */
  label: string;
  /** Snackbar elements. */
  children: ReactNode;
};

/** Mounted once, last in the frame. It takes up no room and covers no button of the footer. */
export function SnackbarRegion({ label, children }: SnackbarRegionProps): ReactElement {
  useSheet(page);
  const region = useRef<HTMLElement>(null);
  useLayoutEffect(() => (region.current ? keepOffFooter(region.current) : undefined), []);
  return (
    <section ref={region} className="snackbars" aria-label={label}>
      {children}
    </section>
  );
}
