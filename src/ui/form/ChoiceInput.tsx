import { type ForwardRefExoticComponent, forwardRef, type RefAttributes, useId } from 'react';
import { Icon } from '../picture/Icon';
import { Field, type FieldProps } from './Field';
import { joinIds } from './joinIds';

type ChoiceInputProps = Omit<FieldProps, 'children'> & {
  /** The chosen value in words; '' while there is none. */
  value: string;
  placeholder: string;
  onOpen: () => void;
};

/** A field whose choices have a screen of their own, as they are too many for the browser's list. */
export const ChoiceInput: ForwardRefExoticComponent<ChoiceInputProps & RefAttributes<HTMLButtonElement>> =
  forwardRef(function ChoiceInput({ value, placeholder, onOpen, ...field }, ref) {
    const valueId = useId();
    return (
      <Field {...field}>
        {/* ARIA has no required buttons. */}
        {({ 'aria-describedby': describedBy, 'aria-required': _, ...control }) => (
          <div className={`input input--select${field.error ? ' input--invalid' : ''}`}>
            <button
              {...control}
              ref={ref}
              type="button"
              className="input__control"
              part="input"
              // The label is the name; the chosen value is read after it.
              aria-describedby={joinIds(valueId, describedBy)}
              onClick={onOpen}
            >
              <span id={valueId}>{value || placeholder}</span>
            </button>
            <Icon name="forward" className="input__arrow" />
          </div>
        )}
      </Field>
    );
  });
