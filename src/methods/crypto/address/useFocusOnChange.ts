import { type RefObject, useEffect, useRef } from 'react';
import { giveFocus } from '../../../lib/giveFocus';

/** When another view replaces the one whose control was pressed, the focus moves to it. */
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
