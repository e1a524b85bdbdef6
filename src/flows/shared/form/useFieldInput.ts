import { useRef } from 'react';
import { type FieldRenderProps, useField } from 'react-final-form';
import type { FieldModel } from '../../../domain/field/FieldModel';
import { useTranslate } from '../../../i18n/useTranslate';

export type FieldControlProps = {
  model: FieldModel;
  /** A triggered field has a new value that the player has done with (FORM-01). */
  onTrigger?: (model: FieldModel) => void;
};

interface FieldInput {
  input: FieldRenderProps<string>['input'];
  /** What every kind of input takes. */
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

/** A field's own part of the form: only itself is drawn on a keystroke. */
export function useFieldInput({ model, onTrigger }: FieldControlProps): FieldInput {
  const t = useTranslate();
  const committed = useRef(model.initial);
  const { input: typed, meta } = useField<string>(model.key, {
    initialValue: model.initial,
    subscription: { value: true, error: true, touched: true },
  });
  // One that nobody can change shows what came with it, also where something was typed before.
  const input = model.isDisabled ? { ...typed, value: model.initial } : typed;
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
