// Not from the package's entry, which uses the page's window.IMask.
import InputMask from 'imask/esm/controls/input';
import createMask from 'imask/esm/masked/factory';
import 'imask/esm/masked/pattern';
import MaskedRange from 'imask/esm/masked/range';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FieldModel } from '../../../domain/field/FieldModel';
import { isTooLong, type Masked, prepareMasked, typedAtEnd } from '../../../domain/field/maskedText';
import { hasEmptyPlace, withStops } from '../../../domain/field/maskStops';

const DATE_MASK = {
  mask: 'd.`m.`Y',
  blocks: {
    d: { mask: MaskedRange, from: 1, to: 31, maxLength: 2 },
    m: { mask: MaskedRange, from: 1, to: 12, maxLength: 2 },
    Y: { mask: MaskedRange, from: 1900, to: 9999 },
  },
} as const;

const optionsOf = (model: Masked) => ({
  ...(model.isDate ? DATE_MASK : { mask: withStops(model.mask ?? '') }),
  prepare: (text: string, { value }: { value: string }, { input }: { input?: boolean }) =>
    prepareMasked(text, model, input === true && value === ''),
});

/** The field with its given value as the mask shows it, which the input and its mask then agree on. */
export function useMaskedInitial(model: FieldModel): FieldModel {
  return useMemo(() => {
    if (!(model.mask || model.isDate) || model.initial === '') return model;
    const masked = createMask(optionsOf(model));
    masked.resolve(model.initial);
    return { ...model, initial: masked.value };
  }, [model]);
}

/** Input events that set the whole text: those of browsers and password managers that fill it in. */
const isWhole = ({ inputType, isComposing }: InputEvent): boolean =>
  !isComposing && (!inputType || inputType === 'insertReplacementText');

/** Input events that put in several characters at once. */
const isPasted = ({ inputType, isComposing, data }: InputEvent): boolean =>
  !isComposing &&
  (/^insertFrom(Paste|Drop)/.test(inputType) || (inputType === 'insertText' && (data ?? '').length > 1));

interface MaskListeners {
  onAccept(text: string): void;
  /** A number that was pasted or filled in is too long, and has left the input as it was. */
  onRefuse(): void;
}

/**
 * Masks an input while the player types; IMask takes care of the caret, paste and an undo history of 100
 * states (FORM-10).
 */
export function useMask(
  input: RefObject<HTMLInputElement | null>,
  {
    mask,
    autoComplete,
    isCardNumber,
    isDate,
    isExpiry,
    kind,
    regionPrefix,
    initial,
    value,
  }: Masked & { initial: string; value: string },
  listeners: MaskListeners,
): void {
  // The form passes a new closure each render; the mask must live as long as the input.
  const latest = useRef(listeners);
  latest.current = listeners;
  const running = useRef<InputMask | null>(null);
  useEffect(() => {
    const { current: element } = input;
    if (!element || !(mask || isDate)) return;
    const model = {
      mask,
      autoComplete,
      isCardNumber,
      isDate,
      isExpiry,
      kind,
      ...(regionPrefix !== undefined && { regionPrefix }),
    };
    // Both before IMask's own listeners, which would merge the two texts into a third.
    const handleInput = (event: Event): void => {
      if (!isWhole(event as InputEvent)) return;
      event.stopImmediatePropagation();
      if (isTooLong(element.value, '', model)) {
        element.value = created.value;
        latest.current.onRefuse();
      } else created.value = element.value;
    };
    /** `rest` stands behind the caret. */
    const show = (text: string, rest = ''): void => {
      created.value = text + rest;
      created.cursorPos = created.value.length - rest.length;
    };
    // What an input method has composed at the end: its `beforeinput` could not be held.
    const handleComposed = (event: Event): void => {
      const { value } = created;
      const { value: now } = element;
      const text = now.startsWith(value) ? typedAtEnd(value, now.slice(value.length), model) : null;
      if (text === null) return;
      event.stopImmediatePropagation();
      show(text);
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('input', handleInput, { signal });
    element.addEventListener('compositionend', handleComposed, { signal });
    const created = new InputMask(element, optionsOf(model));
    running.current = created;
    // Undo leads to the text before a place was empty: IMask would fill that from what stands behind.
    const { history } = created;
    const remember = history.push.bind(history);
    history.push = state =>
      remember(hasEmptyPlace(model, created.value) ? (history.currentState ?? state) : state);
    // Synchronously: React would restore the value that it rendered last while its own input event is under
    // way.
    created.on('accept', () => flushSync(() => latest.current.onAccept(created.value)));
    const handleBeforeInput = (event: InputEvent): void => {
      // IMask learns the caret's position from keys alone: an edit by menu, touch or voice has none.
      if (!event.isComposing) created._saveSelection();
      const { value } = created;
      const { selectionStart, selectionEnd } = element;
      const before = value.slice(0, selectionStart ?? 0);
      const rest = value.slice(selectionEnd ?? 0);
      if (isPasted(event) && isTooLong(event.data ?? '', before + rest, model)) {
        event.preventDefault();
        latest.current.onRefuse();
        return;
      }
      const text = event.cancelable ? typedAtEnd(before, event.data ?? '', model) : null;
      if (text === null) return;
      // At the end, or over the whole of a part that has others behind it. The mask shows what is empty as _.
      const isPart = selectionStart !== selectionEnd && /^\D[^_]*$/.test(rest) && /\d$/.test(text);
      if (rest !== '' && !isPart) return;
      event.preventDefault();
      show(text, rest);
    };
    element.addEventListener('beforeinput', handleBeforeInput, { signal });
    return () => {
      listening.abort();
      created.destroy();
    };
  }, [input, mask, autoComplete, isCardNumber, isDate, isExpiry, kind, regionPrefix]);
  // A value that the server gives while the field is shown.
  useEffect(() => {
    if (running.current && value === initial) running.current.value = initial;
  }, [value, initial]);
}
