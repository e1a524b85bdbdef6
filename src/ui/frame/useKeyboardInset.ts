import { useEffect, useState } from 'react';

/** Less than this is a browser's bar sliding away, not a keyboard. */
const KEYBOARD_FROM_PX = 120;

/** How many px of the window's bottom the on-screen keyboard covers (iOS lays it over the page); 0 without one. */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const handleResize = (): void => {
      const covered = Math.round(window.innerHeight - viewport.height - viewport.offsetTop);
      setInset(viewport.scale === 1 && covered >= KEYBOARD_FROM_PX ? covered : 0);
    };
    viewport.addEventListener('resize', handleResize);
    viewport.addEventListener('scroll', handleResize);
    return () => {
      viewport.removeEventListener('resize', handleResize);
      viewport.removeEventListener('scroll', handleResize);
    };
  }, []);
  return inset;
}
