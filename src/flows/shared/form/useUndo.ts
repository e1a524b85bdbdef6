import InputHistory, { type InputHistoryState } from 'imask/esm/controls/input-history';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Key codes, as IMask has them: they name the keys in every alphabet. */
const Z = 90;
const Y = 89;

/** How many steps a key or a menu goes: -1 undoes, 1 redoes, 0 is neither. */
function stepOf(event: KeyboardEvent | InputEvent): -1 | 0 | 1 {
  // No `instanceof`: the widget may live in another window's document, which has classes of its own.
  if ('inputType' in event) {
    if (event.inputType === 'historyUndo') return -1;
    return event.inputType === 'historyRedo' ? 1 : 0;
  }
  const { keyCode, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey || !(ctrlKey || metaKey)) return 0;
  if (keyCode === Z) return shiftKey ? 1 : -1;
  return keyCode === Y && ctrlKey ? 1 : 0;
}

interface UndoOptions {
  input: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (value: string) => void;
  /** False leaves it to the browser, or to the input's mask. */
  isOn?: boolean;
}

/**
 * Undo and redo (FORM-10) in an input whose text is not always what was typed: the browser's own history ends
 * where it is set. Call it after the hooks that move the caret.
 */
export function useUndo({ input, value, onChange, isOn = true }: UndoOptions): void {
  const [history] = useState(() => new InputHistory());
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };
  const restored = useRef<InputHistoryState | null>(null);

  useLayoutEffect(() => {
    const { current: element } = input;
    const { current: state } = restored;
    restored.current = null;
    if (!element || !isOn) return;
    if (state?.unmaskedValue === value) element.setSelectionRange(state.selection.start, state.selection.end);
    else {
      const { selectionStart, selectionEnd } = element;
      history.push({
        unmaskedValue: value,
        selection: { start: selectionStart ?? value.length, end: selectionEnd ?? value.length },
      });
    }
  }, [input, value, isOn, history]);

  useEffect(() => {
    const { current: element } = input;
    if (!element || !isOn) return;
    const handle = (event: KeyboardEvent | InputEvent): void => {
      const step = stepOf(event);
      if (step === 0) return;
      event.preventDefault();
      const state = history.go(step);
      if (!state || state.unmaskedValue === latest.current.value) return;
      restored.current = state;
      latest.current.onChange(state.unmaskedValue);
    };
    element.addEventListener('keydown', handle);
    element.addEventListener('beforeinput', handle);
    return () => {
      element.removeEventListener('keydown', handle);
      element.removeEventListener('beforeinput', handle);
    };
  }, [input, isOn, history]);
}
