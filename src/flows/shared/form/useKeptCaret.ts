import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useRender } from './useRender';

type Input = RefObject<HTMLInputElement | null>;

/**
 * Keeps the caret in its place when an edit is drawn with other characters than were typed: otherwise the
 * browser moves it to the end. Call the result on each edit, with the text as typed.
 */
export function useKeptCaret(input: Input, value: string): (next: string) => void {
  // Counted from the end, which the edit has not touched.
  const place = useCaret(input, value, fromEnd => Math.max(0, value.length - fromEnd));
  return next => place(next.length - (input.current?.selectionStart ?? next.length));
}

/** Puts the caret to `placeOf` what the result was called with, once the edit has been drawn as `value`. */
export function useCaret(
  input: Input,
  value: string,
  placeOf: (wanted: number) => number,
): (wanted: number) => void {
  const wanted = useRef<number | null>(null);
  // React reverts an edit that does not change the value, and moves the caret: this renders anyway, to set it
  // again.
  const render = useRender();

  useLayoutEffect(() => {
    const { current: element } = input;
    if (!element || wanted.current === null) return;
    const place = placeOf(wanted.current);
    wanted.current = null;
    const isThere = element.selectionStart === place && element.selectionEnd === place;
    // While an input method composes, the input's text differs from the value.
    if (element.value === value && !isThere && element.matches(':focus'))
      element.setSelectionRange(place, place);
  });

  return next => {
    wanted.current = next;
    render();
  };
}
