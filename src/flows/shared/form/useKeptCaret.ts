import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react';

/**
 * Keeps the caret where the player has put it when an edit is drawn in other characters than were typed; else the
 * browser puts it at the end, and what is typed next goes there. Call the result in each edit, with the text as typed.
 */
export function useKeptCaret(
  input: RefObject<HTMLInputElement | null>,
  value: string,
): (next: string) => void {
  /** Counted from the end, which the edit left alone. */
  const fromEnd = useRef<number | null>(null);
  // An edit that changes nothing is taken back by React, and moves the caret too.
  const [, draw] = useReducer((count: number) => count + 1, 0);

  useLayoutEffect(() => {
    const { current: element } = input;
    if (!element || fromEnd.current === null) return;
    const caret = Math.max(0, value.length - fromEnd.current);
    fromEnd.current = null;
    // What is being composed stands there otherwise.
    if (element.value !== value || (element.selectionStart === caret && element.selectionEnd === caret))
      return;
    if (element.matches(':focus')) element.setSelectionRange(caret, caret);
  });

  return next => {
    fromEnd.current = next.length - (input.current?.selectionStart ?? next.length);
    draw();
  };
}
