import { useEffect, useRef } from 'react';
import { type FieldRenderProps, useField, useForm } from 'react-final-form';
import type { FieldModel } from '../../../domain/field/FieldModel';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { announce } from '../../../state/createAnnouncerState';

export type FieldControlProps = {
  model: FieldModel;
  /** Called when the player has finished a new value of a triggered field (FORM-01). */
  onTrigger?: (model: FieldModel) => void;
};

interface FieldInput {
  input: FieldRenderProps<string>['input'];
  /** Props of every kind of input. */
  shared: {
    name: string;
    label: string;
    error: string | undefined;
    optionalLabel: string | undefined;
    isHalf: boolean | undefined;
    value: string;
    disabled: boolean;
  };
  /** Call it when the player leaves the field or has chosen. */
  commit(value: string): void;
}

/** Connects one field to the form, so that a keystroke renders only this field. */
export function useFieldInput({ model, onTrigger }: FieldControlProps): FieldInput {
  const t = useTranslate();
  const { announcer } = useCashier();
  const committed = useRef(model.initial);
  const form = useForm();
  const { input: typed, meta } = useField<string>(model.key, {
    initialValue: model.initial,
    subscription: { value: true, error: true, touched: true },
  });
  // Registered for good, as useField sets a field back that it registers anew: what is typed stays where the server
  // gives another value, or the field goes with a choice and comes back with it (FORM-01).
  useEffect(() => void form.registerField(model.key, () => {}, {}), [form, model.key]);
  const input = {
    ...typed,
    // A disabled field shows its initial value, even if something was typed into it before.
    value: model.isDisabled ? model.initial : typed.value,
    onBlur: () => {
      // The message shows beside a field that the focus has just left. Who only looks through the form hears none.
      if (meta.error && typed.value !== committed.current) announce(announcer, meta.error);
      typed.onBlur();
    },
  };
  return {
    input,
    shared: {
      name: model.name,
      label: model.label,
      error: meta.touched ? meta.error : undefined,
      optionalLabel: model.isRequired ? undefined : t('field.optional'),
      isHalf: model.isHalf,
      value: input.value,
      disabled: model.isDisabled,
    },
    commit: value => {
      if (value === committed.current) return;
      committed.current = value;
      if (model.isTriggered) onTrigger?.(model);
    },
  };
}
