// Not from the package's entry, which uses the page's window.IMask.
import InputMask from 'imask/esm/controls/input';
import 'imask/esm/masked/date';
import 'imask/esm/masked/pattern';
import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { readExpiry } from '../../../domain/card/readExpiry';
import type { FieldModel } from '../../../domain/field/FieldModel';
import { padAsTyped } from '../../../domain/field/padAsTyped';
import { toLatinDigits } from '../../../lib/toLatinDigits';

const DATE_MASK = {
  mask: Date,
  pattern: 'd.`m.`Y',
  min: new Date(1900, 0, 1),
  max: new Date(9999, 11, 31),
  autofix: false,
} as const;

/** The largest first digit of each part: a larger one gets a zero before it. */
const DAY_AND_MONTH = [3, 1];
const MONTH = [1];

/** Converts input to the characters that a mask knows. */
function prepare(text: string, { kind, isExpiry }: Pick<FieldModel, 'kind' | 'isExpiry'>): string {
  const latin = toLatinDigits(text);
  if (isExpiry) return readExpiry(latin);
  return kind === 'uppercase' ? latin.toUpperCase() : latin;
}

/**
 * Masks an input while the player types; IMask takes care of the caret, paste and an undo history of 100
 * states (FORM-10).
 */
export function useMask(
  input: RefObject<HTMLInputElement | null>,
  { mask, isDate, isExpiry, kind }: Pick<FieldModel, 'mask' | 'isDate' | 'isExpiry' | 'kind'>,
  onAccept: (text: string) => void,
): void {
  // The form passes a new closure each render; the mask must live as long as the input.
  const latest = useRef(onAccept);
  latest.current = onAccept;
  useEffect(() => {
    const { current: element } = input;
    if (!element || !(mask || isDate)) return;
    const options = { prepare: (text: string) => prepare(text, { kind, isExpiry }) };
    const created = isDate
      ? new InputMask(element, { ...dateMask(), ...options })
      : new InputMask(element, { mask: mask ?? '', ...options });
    // Synchronously: React would restore the value that it rendered last while its own input event is under
    // way.
    created.on('accept', () => flushSync(() => latest.current(created.value)));
    const handleBeforeInput = (event: InputEvent): void => {
      // IMask learns the caret's position from keys alone: an edit by menu, touch or voice has none.
      if (!event.isComposing) created._saveSelection();
      const { value } = created;
      const ofText = isExpiry ? MONTH : [];
      const most = isDate ? DAY_AND_MONTH : ofText;
      const padded = padAsTyped(value, toLatinDigits(event.data ?? ''), most);
      if (padded === null || !event.cancelable || element.selectionStart !== value.length) return;
      event.preventDefault();
      created.value = padded;
      created.cursorPos = created.value.length;
    };
    element.addEventListener('beforeinput', handleBeforeInput);
    return () => {
      element.removeEventListener('beforeinput', handleBeforeInput);
      created.destroy();
    };
  }, [input, mask, isDate, isExpiry, kind]);
}

const dateMask = () => ({
  ...DATE_MASK,
  format: (date: Date | null) =>
    date ? [pad(date.getDate(), 2), pad(date.getMonth() + 1, 2), pad(date.getFullYear(), 4)].join('.') : '',
  parse: (text: string) => {
    const [day = 1, month = 1, year = 1900] = text.split('.').map(Number);
    return new Date(year, month - 1, day);
  },
});

const pad = (value: number, length: number): string => String(value).padStart(length, '0');
