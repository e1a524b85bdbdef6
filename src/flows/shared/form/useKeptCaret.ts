import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useRender } from './useRender';

/**
 * Keeps the caret in its place when an edit is drawn with other characters than were typed: otherwise the
 * browser moves it to the end. Call the result on each edit, with the text as typed.
 */
export function useKeptCaret(
  input: RefObject<HTMLInputElement | null>,
  value: string,
): (next: string) => void {
  /** The caret's position, counted from the end, which the edit has not touched. */
  const fromEnd = useRef<number | null>(null);
  // React reverts an edit that does not change the value, and moves the caret: this renders anyway, to set it
  // again.
  const render = useRender();

  useLayoutEffect(() => {
    const { current: element } = input;
    if (!element || fromEnd.current === null) return;
    const caret = Math.max(0, value.length - fromEnd.current);
    fromEnd.current = null;
    // While an input method composes, the input's text differs from the value.
    if (element.value !== value || (element.selectionStart === caret && element.selectionEnd === caret))
      return;
    if (element.matches(':focus')) element.setSelectionRange(caret, caret);
  });

  return next => {
    fromEnd.current = next.length - (input.current?.selectionStart ?? next.length);
    render();
  };
}
