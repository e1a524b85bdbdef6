import { type RefObject, useEffect, useState } from 'react';

/** A smaller difference is a browser's bar sliding away, not a keyboard. */
const KEYBOARD_FROM_PX = 120;

/**
 * How many px at the bottom of the widget's own frame, or of the window for what is in a dialog, the on-screen
 * keyboard covers (iOS lays it over the page); 0 without a keyboard, or if the frame ends above it.
 */
export function useKeyboardInset(inFrame: RefObject<HTMLElement | null>): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const frame = inFrame.current?.closest('dialog, .cashier');
    const view = frame?.ownerDocument.defaultView;
    const viewport = view?.visualViewport;
    if (!frame || !viewport) return;
    const handleResize = (): void => {
      const end = viewport.offsetTop + viewport.height;
      const isKeyboard = viewport.scale === 1 && view.innerHeight - end >= KEYBOARD_FROM_PX;
      const ownEnd = frame.localName === 'dialog' ? view.innerHeight : frame.getBoundingClientRect().bottom;
      const bottom = Math.min(view.innerHeight, ownEnd);
      setInset(isKeyboard ? Math.max(0, Math.round(bottom - end)) : 0);
    };
    viewport.addEventListener('resize', handleResize);
    viewport.addEventListener('scroll', handleResize);
    // A host may later shrink the widget so that it ends above the keyboard.
    const size = new ResizeObserver(handleResize);
    size.observe(frame);
    return () => {
      size.disconnect();
      viewport.removeEventListener('resize', handleResize);
      viewport.removeEventListener('scroll', handleResize);
    };
  }, [inFrame]);
  return inset;
}
