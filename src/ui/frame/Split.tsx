import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import page from '../styles/page.css?inline';
import { useSheet } from '../useSheet';

type SplitProps = { main: ReactNode; aside: ReactNode };

/**
 * A form with its summary beside it, if the container is wide. A hidden summary is not rendered, so that it
 * costs nothing at each keystroke.
 */
export function Split({ main, aside }: SplitProps): ReactElement {
  useSheet(page);
  const split = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  useLayoutEffect(() => {
    const { current: element } = split;
    if (!element) return;
    const update = () => {
      if (!place.current) return;
      const { display } = getComputedStyle(place.current);
      // Out of the document there is no style.
      setIsShown(display !== '' && display !== 'none');
    };
    update();
    const sizes = new ResizeObserver(update);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return (
    <div ref={split} className="split">
      <div>{main}</div>
      <div ref={place} className="split__aside">
        {isShown && aside}
      </div>
    </div>
  );
}
