import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import { giveFocus } from '../../lib/giveFocus';

type Transition = 'fade' | 'position-top' | 'none';

type ScreenProps = {
  children: ReactNode;
  transition?: Transition;
  /**
   * The heading takes the focus when the screen opens; not on the widget's first screen, which the player did
   * not ask for.
   */
  takesFocus?: boolean;
};

/** One screen: a Header, a ScreenBody and perhaps a StickyFooter. Give it a key per route, so that each opens anew. */
export function Screen({ children, transition = 'fade', takesFocus = false }: ScreenProps): ReactElement {
  const section = useRef<HTMLElement>(null);
  const wantsFocus = useRef(takesFocus);

  useLayoutEffect(() => {
    const { current: screen } = section;
    if (!wantsFocus.current || !screen) return;
    const focusHeading = (): boolean => {
      const heading = screen.querySelector<HTMLElement>('[data-heading]');
      giveFocus(heading);
      return heading !== null;
    };
    if (focusHeading()) return;
    // A screen with its own heading may still be loading.
    const observer = new MutationObserver(() => {
      if (focusHeading()) observer.disconnect();
    });
    observer.observe(screen, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  return (
    <section ref={section} className={`screen screen--${transition}`}>
      {children}
    </section>
  );
}
