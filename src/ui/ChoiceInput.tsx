import type { ReactElement } from 'react';
import { Field, type FieldProps } from './Field';
import { Icon } from './Icon';

export type ChoiceInputProps = Omit<FieldProps, 'children'> & {
  /** What is chosen, in words; '' while nothing is. */
  value: string;
  placeholder: string;
  onOpen: () => void;
};

/** A field whose choices are on a screen of their own: too many for the browser's list. */
export function ChoiceInput({ value, placeholder, onOpen, ...field }: ChoiceInputProps): ReactElement {
  return (
    <Field {...field} hint={value || placeholder}>
      {control => (
        <div className={`input input--select${field.error ? ' input--invalid' : ''}`}>
          <button type="button" {...control} className="input__control" part="input" onClick={onOpen}>
            <span className={value ? undefined : 'input__empty'}>{value || placeholder}</span>
          </button>
          <Icon name="forward" className="input__arrow" />
        </div>
      )}
    </Field>
  );
}
