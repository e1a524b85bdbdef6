// Not from the package's entry, which uses the page's window.IMask.
import InputMask from 'imask/esm/controls/input';
import createMask from 'imask/esm/masked/factory';
import 'imask/esm/masked/pattern';
import MaskedRange from 'imask/esm/masked/range';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { readExpiry, yearAsTyped } from '../../../domain/card/readExpiry';
import type { FieldModel } from '../../../domain/field/FieldModel';
import { leadOf, withoutRepeatedLead } from '../../../domain/field/maskLead';
import { hasEmptyPlace, withStops } from '../../../domain/field/maskStops';
import { padAsTyped } from '../../../domain/field/padAsTyped';
import { type NumberLength, pastedNumber } from '../../../domain/field/pastedNumber';
import { readDate } from '../../../domain/field/readDate';
import { digitsOf, toLatinDigits } from '../../../lib/toLatinDigits';

const DATE_MASK = {
  mask: 'd.`m.`Y',
  blocks: {
    d: { mask: MaskedRange, from: 1, to: 31, maxLength: 2 },
    m: { mask: MaskedRange, from: 1, to: 12, maxLength: 2 },
    Y: { mask: MaskedRange, from: 1900, to: 9999 },
  },
} as const;

/** The largest first digit of each part: a larger one gets a zero before it. */
const DAY_AND_MONTH = [3, 1];
const MONTH = [1];

type Masked = Pick<
  FieldModel,
  'mask' | 'autoComplete' | 'isCardNumber' | 'isDate' | 'isExpiry' | 'kind' | 'regionPrefix'
>;

const CARD_DIGITS: NumberLength = [12, 19];

/** A mask without what is fixed in it. */
const openPart = (mask: string): string => mask.replace(/\{[^}]*\}|\\./g, '');

const digitsWanted = (mask: string): number => openPart(mask).split('0').length - 1;

/** How many digits a mask has room for; `null` where it takes anything else too. */
function lengthOf({ mask = '', isCardNumber }: Masked): NumberLength | null {
  if (isCardNumber) return CARD_DIGITS;
  const count = digitsWanted(mask);
  return /[a*]/.test(openPart(mask)) ? null : [count, count];
}

/** The digits that a mask of digits begins with, and what stands with them. */
const leadDigits = ({ mask = '', isDate, isExpiry }: Masked): string =>
  isDate || isExpiry || /[a*]/.test(openPart(mask)) ? '' : leadOf(mask);

/** The year of an expiry, without its century. */
const isShortYear = ({ autoComplete, mask = '' }: Masked): boolean =>
  autoComplete === 'cc-exp-year' && digitsWanted(mask) === 2;

/** A phone of the player's region without its prefix, for a mask of the number alone. */
function withoutPrefix(text: string, { regionPrefix, mask = '' }: Masked): string {
  const number = text.replace(/[^\d+]/g, '');
  const rest = regionPrefix && number.startsWith(regionPrefix) ? number.slice(regionPrefix.length) : '';
  return rest.length === digitsWanted(mask) ? rest : text;
}

/** Converts input to the characters that a mask knows. `isFirst`: nothing stands before it. */
function prepare(text: string, model: Masked, isFirst = false): string {
  const latin = toLatinDigits(text);
  if (model.isDate) return readDate(latin);
  if (model.isExpiry) return readExpiry(latin);
  if (isShortYear(model)) return latin.replace(/^\s*20(?=\d\d\s*$)/, '');
  const length = lengthOf(model);
  const plain = length ? pastedNumber(withoutPrefix(latin, model), length) : latin;
  const lead = leadDigits(model);
  const isBehindLead = isFirst && /^\d/.test(plain) && !plain.startsWith(lead);
  if (isBehindLead && digitsOf(plain).length <= digitsWanted(model.mask ?? '')) return lead + plain;
  return model.kind === 'uppercase' ? plain.toUpperCase() : plain;
}

/**
 * Whether a text has more digits than a mask of digits has room for beside what is kept: cut, it would be another
 * account or card.
 */
function isTooLong(text: string, kept: string, model: Masked): boolean {
  const { mask = '', isDate, isExpiry } = model;
  if (isDate || isExpiry || !lengthOf(model)) return false;
  const open = digitsWanted(mask);
  const digits = digitsOf(prepare(text, model));
  // With the fixed digits, such as a prefix, which the text may repeat; those at the beginning only there.
  const most = digitsOf(mask).length;
  const lead = digitsOf(leadDigits(model));
  const isOther = lead.length === most - open && !digits.startsWith(lead);
  if (most > open) return digits.length > (isOther ? open : most);
  return digits.length > most - digitsOf(kept).length;
}

const optionsOf = (model: Masked) => ({
  ...(model.isDate ? DATE_MASK : { mask: withStops(model.mask ?? '') }),
  prepare: (text: string, { value }: { value: string }, { input }: { input?: boolean }) =>
    prepare(text, model, input === true && value === ''),
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
    /** The text with something typed at its end, where it is not simply the mask's; else `null`. */
    const edited = (data: string): string | null => {
      const { value: text } = created;
      const typed = toLatinDigits(data);
      const ofText = isExpiry ? MONTH : [];
      return (
        (isExpiry && yearAsTyped(text, typed)) ||
        (isShortYear(model) && text === '20' && /^\d$/.test(typed) && typed) ||
        withoutRepeatedLead({ text, typed, lead: leadDigits(model), wanted: digitsWanted(mask ?? '') }) ||
        padAsTyped(text, typed, isDate ? DAY_AND_MONTH : ofText)
      );
    };
    const show = (text: string): void => {
      created.value = text;
      created.cursorPos = created.value.length;
    };
    // What an input method has composed at the end: its `beforeinput` could not be held.
    const handleComposed = (event: Event): void => {
      const { value } = created;
      const text = element.value.startsWith(value) ? edited(element.value.slice(value.length)) : null;
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
      const kept = value.slice(0, selectionStart ?? 0) + value.slice(selectionEnd ?? 0);
      if (isPasted(event) && isTooLong(event.data ?? '', kept, model)) {
        event.preventDefault();
        latest.current.onRefuse();
        return;
      }
      const text =
        event.cancelable && element.selectionStart === value.length ? edited(event.data ?? '') : null;
      if (text === null) return;
      event.preventDefault();
      show(text);
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
