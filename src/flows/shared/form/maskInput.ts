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

  /** Writes what is not simply the mask's: at the end, or over the whole of a part that has others behind it. */
  function write(before: string, data: string, rest: string, isReplacing: boolean): boolean {
    const text = typedAtEnd(before, data, model);
    // The mask shows what is empty as _.
    const isPart = isReplacing && /^\D[^_]*$/.test(rest) && /\d$/.test(text ?? '');
    const isWritten = text !== null && (rest === '' || isPart);
    if (isWritten) show(text, rest);
    return isWritten;
  }

  /** What an input method has composed: its `beforeinput` could not be held. */
  function handleComposed(event: Event): void {
    const { value, _selection: replaced } = mask;
    const { value: now } = element;
    const start = replaced?.start ?? value.length;
    const before = value.slice(0, start);
    const rest = value.slice(replaced?.end ?? start);
    if (!(now.startsWith(before) && now.endsWith(rest))) return;
    const data = now.slice(start, now.length - rest.length);
    if (write(before, data, rest, replaced?.end !== start)) event.stopImmediatePropagation();
  }

  function handleBeforeInput(event: InputEvent): void {
    const { value } = mask;
    // IMask learns the caret's position from keys alone: an edit by menu, touch or voice has none. What is being
    // composed takes the place of what was selected before it.
    if (!event.isComposing || element.value === value) mask._saveSelection();
    const { selectionStart, selectionEnd } = element;
    const data = event.data ?? '';
    const before = value.slice(0, selectionStart ?? 0);
    const rest = value.slice(selectionEnd ?? 0);
    if (isPasted(event) && isTooLong(data, before + rest, model)) {
      event.preventDefault();
      onRefuse();
    } else if (event.cancelable && write(before, data, rest, selectionStart !== selectionEnd))
      event.preventDefault();
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
