import {
  type FocusEventHandler,
  type KeyboardEventHandler,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { digitsOf } from '../../../lib/toLatinDigits';
import { useRender } from './useRender';

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
  const wanted = useRef<number | null>(null);
  const isFresh = useRef(false);
  const isForward = useRef(false);
  // React reverts an edit that does not change the value, and moves the caret: this renders anyway, to set it
  // again.
  const render = useRender();

  useLayoutEffect(() => {
    const { current: field } = input;
    if (!field || wanted.current === null) return;
    const before = digitsOf(shown).length - wanted.current;
    wanted.current = null;
    let place = placeAfter(shown, Math.max(before, prefix.length - 1));
    // Delete has removed the separator of two groups, which is drawn again: the caret steps over it.
    while (isForward.current && /^\D/.test(shown.slice(place))) place++;
    // While an input method composes, the input's text differs from `shown`.
    if (field.value === shown && field.matches(':focus')) field.setSelectionRange(place, place);
  });

  return {
    placeBefore: digits => {
      wanted.current = digits;
      render();
    },
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
