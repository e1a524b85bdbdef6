import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FieldModel } from '../../../domain/field/FieldModel';
import { isTooLong, type Masked } from '../../../domain/field/maskedText';
import { type MaskedInput, type MaskListeners, maskInput, textInMask } from './maskInput';

/** The field with its given value as the mask shows it, which the input and its mask then agree on. */
export function useMaskedInitial(model: FieldModel): FieldModel {
  return useMemo(() => {
    if (!(model.mask || model.isDate) || model.initial === '') return model;
    return { ...model, initial: textInMask(model, model.initial) };
  }, [model]);
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
  const running = useRef<MaskedInput | null>(null);
  useEffect(() => {
    const { current: element } = input;
    if (!element || !(mask || isDate)) return;
    const model = { mask, autoComplete, isCardNumber, isDate, isExpiry, kind, regionPrefix };
    // The server has changed the mask. Cut to this one, what was typed would be another account.
    if (isTooLong(element.value, '', model)) element.value = '';
    const masked = maskInput(element, model, {
      // Synchronously: React would restore the value that it rendered last while its own input event is under way.
      onAccept: text => flushSync(() => latest.current.onAccept(text)),
      onRefuse: () => latest.current.onRefuse(),
    });
    // What it shows is what is sent.
    latest.current.onAccept(element.value);
    running.current = masked;
    return () => {
      masked.end();
      running.current = null;
    };
  }, [input, mask, autoComplete, isCardNumber, isDate, isExpiry, kind, regionPrefix]);
  // A value that the server gives while the field is shown.
  useEffect(() => {
    if (value === initial) running.current?.set(initial);
  }, [value, initial]);
}
