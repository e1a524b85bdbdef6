// Not from the package's entry, which uses the page's window.IMask.
import InputMask from 'imask/esm/controls/input';
import createMask from 'imask/esm/masked/factory';
import 'imask/esm/masked/pattern';
import MaskedRange from 'imask/esm/masked/range';
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

/** A text as the field's mask shows it. */
export function textInMask(model: Masked, text: string): string {
  const masked = createMask(optionsOf(model));
  masked.resolve(text);
  return masked.value;
}

/** Input events that set the whole text: those of browsers and password managers that fill it in. */
const isWhole = ({ inputType, isComposing }: InputEvent): boolean =>
  !isComposing && (!inputType || inputType === 'insertReplacementText');

/** Input events that put in several characters at once. */
const isPasted = ({ inputType, isComposing, data }: InputEvent): boolean =>
  !isComposing &&
  (/^insertFrom(Paste|Drop)/.test(inputType) || (inputType === 'insertText' && (data ?? '').length > 1));

export interface MaskListeners {
  onAccept(text: string): void;
  /** A number that was pasted or filled in is too long, and has left the input as it was. */
  onRefuse(): void;
}

export interface MaskedInput {
  set(text: string): void;
  end(): void;
}

/** Masks an element while the player types, until `end`. */
export function maskInput(
  element: HTMLInputElement,
  model: Masked,
  { onAccept, onRefuse }: MaskListeners,
): MaskedInput {
  const listening = new AbortController();
  const { signal } = listening;

  /** `rest` stands behind the caret. */
  function show(text: string, rest = ''): void {
    mask.value = text + rest;
    mask.cursorPos = mask.value.length - rest.length;
  }

  function handleInput(event: Event): void {
    if (!isWhole(event as InputEvent)) return;
    event.stopImmediatePropagation();
    if (isTooLong(element.value, '', model)) {
      element.value = mask.value;
      onRefuse();
    } else mask.value = element.value;
  }

  /** What an input method has composed at the end: its `beforeinput` could not be held. */
  function handleComposed(event: Event): void {
    const { value } = mask;
    const { value: now } = element;
    const text = now.startsWith(value) ? typedAtEnd(value, now.slice(value.length), model) : null;
    if (text === null) return;
    event.stopImmediatePropagation();
    show(text);
  }

  function handleBeforeInput(event: InputEvent): void {
    // IMask learns the caret's position from keys alone: an edit by menu, touch or voice has none.
    if (!event.isComposing) mask._saveSelection();
    const { value } = mask;
    const { selectionStart, selectionEnd } = element;
    const before = value.slice(0, selectionStart ?? 0);
    const rest = value.slice(selectionEnd ?? 0);
    if (isPasted(event) && isTooLong(event.data ?? '', before + rest, model)) {
      event.preventDefault();
      onRefuse();
      return;
    }
    const text = event.cancelable ? typedAtEnd(before, event.data ?? '', model) : null;
    if (text === null) return;
    // At the end, or over the whole of a part that has others behind it. The mask shows what is empty as _.
    const isPart = selectionStart !== selectionEnd && /^\D[^_]*$/.test(rest) && /\d$/.test(text);
    if (rest !== '' && !isPart) return;
    event.preventDefault();
    show(text, rest);
  }

  // All before IMask's own listeners, which would merge the two texts into a third, and drop nothing in.
  element.addEventListener('input', handleInput, { signal });
  element.addEventListener('compositionend', handleComposed, { signal });
  element.addEventListener('drop', event => event.stopImmediatePropagation(), { signal });
  const mask = new InputMask(element, optionsOf(model));
  // Undo leads to the text before a place was empty: IMask would fill that from what stands behind.
  const { history } = mask;
  const remember = history.push.bind(history);
  history.push = state =>
    remember(hasEmptyPlace(model, mask.value) ? (history.currentState ?? state) : state);
  mask.on('accept', () => onAccept(mask.value));
  element.addEventListener('beforeinput', handleBeforeInput, { signal });

  return {
    set: text => {
      mask.value = text;
    },
    end: () => {
      listening.abort();
      mask.destroy();
    },
  };
}
