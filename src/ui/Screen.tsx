import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';

export type Transition = 'fade' | 'position-top' | 'slide-down' | 'none';

export type ScreenProps = {
  children: ReactNode;
  transition?: Transition;
  /** The heading takes the focus when the screen opens; not on the widget's first screen, which the player did not ask for. */
  takesFocus?: boolean;
  part?: string;
};

/** One screen: a Header, a ScreenBody and perhaps a StickyFooter. Give it a key per route, so that each opens anew. */
export function Screen({
  children,
  transition = 'fade',
  takesFocus = false,
  part,
}: ScreenProps): ReactElement {
  const section = useRef<HTMLElement>(null);
  const wantsFocus = useRef(takesFocus);

  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    section.current?.querySelector<HTMLElement>('[data-heading]')?.focus({ preventScroll: true });
  }, []);

  return (
    <section ref={section} className={`screen screen--${transition}`} part={part}>
      {children}
    </section>
  );
}
