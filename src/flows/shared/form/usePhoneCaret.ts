import {
  type FocusEventHandler,
  type KeyboardEventHandler,
  type RefObject,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { countDigits } from '../../../lib/toLatinDigits';

/** The place right after the nth digit. */
function placeAfter(text: string, count: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place++) {
    if (/\d/.test(text[place] ?? '')) seen++;
    if (seen >= count) return place + 1;
  }
  return text.length;
}

interface PhoneCaret {
  /** Puts the caret before so many digits once the edit has been drawn. */
  placeBefore(digits: number): void;
  onFocus: FocusEventHandler;
  onKeyDown: KeyboardEventHandler;
}

/** The caret of a phone that is drawn in groups, as `shown`, and keeps its prefix. */
export function usePhoneCaret(
  input: RefObject<HTMLInputElement | null>,
  shown: string,
  prefix: string,
): PhoneCaret {
  const wanted = useRef<number | null>(null);
  const isFresh = useRef(false);
  const isForward = useRef(false);
  // An edit that changes nothing is taken back by React, and moves the caret too.
  const [, draw] = useReducer((count: number) => count + 1, 0);

  useLayoutEffect(() => {
    const { current: field } = input;
    if (!field || wanted.current === null) return;
    const before = countDigits(shown) - wanted.current;
    wanted.current = null;
    let place = placeAfter(shown, Math.max(before, prefix.length - 1));
    // What stands between two groups has been deleted, and stands there again.
    while (isForward.current && /^\D/.test(shown.slice(place))) place++;
    // What is being composed stands there otherwise.
    if (field.value === shown && field.matches(':focus')) field.setSelectionRange(place, place);
  });

  return {
    placeBefore: digits => {
      wanted.current = digits;
      draw();
    },
    onFocus: () => {
      isFresh.current = true;
    },
    onKeyDown: ({ key }) => {
      isForward.current = key === 'Delete';
      // Where a focus puts the caret, before the prefix, nothing could be typed; one that the player has moved stays.
      const { current: field } = input;
      const end = field?.selectionEnd ?? prefix.length;
      if (isFresh.current && field?.matches(':focus') && end < prefix.length)
        field.setSelectionRange(field.value.length, field.value.length);
      isFresh.current = false;
    },
  };
}
