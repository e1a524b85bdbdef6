import { type FocusEventHandler, type KeyboardEventHandler, type RefObject, useRef } from 'react';
import { digitsOf } from '../../../lib/toLatinDigits';
import { useCaret } from './useKeptCaret';

/** The position right after the nth digit. */
function placeAfter(text: string, count: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place++) {
    if (/\d/.test(text[place] ?? '')) seen++;
    if (seen >= count) return place + 1;
  }
  return text.length;
}

interface PhoneCaret {
  /** Puts the caret before the last `digits` digits once the edit has been drawn. */
  placeBefore(digits: number): void;
  onFocus: FocusEventHandler;
  onKeyDown: KeyboardEventHandler;
}

/** Keeps the caret in place in a phone number that is shown in groups (`shown`) and keeps its prefix. */
export function usePhoneCaret(
  input: RefObject<HTMLInputElement | null>,
  shown: string,
  prefix: string,
): PhoneCaret {
  const isFresh = useRef(false);
  const isForward = useRef(false);
  const placeBefore = useCaret(input, shown, digits => {
    let place = placeAfter(shown, Math.max(digitsOf(shown).length - digits, prefix.length - 1));
    // Delete has removed the separator of two groups, which is drawn again: the caret steps over it.
    while (isForward.current && /^\D/.test(shown.slice(place))) place++;
    return place;
  });

  return {
    placeBefore,
    onFocus: () => {
      isFresh.current = true;
    },
    onKeyDown: ({ key }) => {
      isForward.current = key === 'Delete';
      // Focus may put the caret before the prefix, where nothing can be typed; a caret that the player has
      // moved stays.
      const { current: field } = input;
      const end = field?.selectionEnd ?? prefix.length;
      if (isFresh.current && field?.matches(':focus') && end < prefix.length)
        field.setSelectionRange(field.value.length, field.value.length);
      isFresh.current = false;
    },
  };
}
