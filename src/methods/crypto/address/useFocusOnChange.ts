import { type RefObject, useEffect, useRef } from 'react';
import { giveFocus } from '../../../lib/giveFocus';

/** What was pressed is gone with its view: the focus goes to what took its place. */
export function useFocusOnChange(view: string): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    giveFocus(element.current, false);
  }, [view]);
  return element;
}
