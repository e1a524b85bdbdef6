import {
  type FocusEventHandler,
  type KeyboardEventHandler,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';

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
  /** Puts the caret behind so many digits once the edit has been drawn. */
  placeBehind(digits: number): void;
  onFocus: FocusEventHandler;
  onKeyDown: KeyboardEventHandler;
}

/** The caret of a phone that is drawn in groups and keeps its prefix. */
export function usePhoneCaret(input: RefObject<HTMLInputElement | null>, prefix: string): PhoneCaret {
  const wanted = useRef<number | null>(null);
  const isFresh = useRef(false);

  useLayoutEffect(() => {
    const { current: field } = input;
    if (!field || wanted.current === null) return;
    const place = placeAfter(field.value, wanted.current);
    wanted.current = null;
    if (field.matches(':focus')) field.setSelectionRange(place, place);
  });

  return {
    placeBehind: digits => {
      wanted.current = digits;
    },
    onFocus: () => {
      isFresh.current = true;
    },
    onKeyDown: () => {
      // Where a focus puts the caret, before the prefix, nothing could be typed; one that the player has moved stays.
      const { current: field } = input;
      const end = field?.selectionEnd ?? prefix.length;
      if (isFresh.current && field?.matches(':focus') && end < prefix.length)
        field.setSelectionRange(field.value.length, field.value.length);
      isFresh.current = false;
    },
  };
}
