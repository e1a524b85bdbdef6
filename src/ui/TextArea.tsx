import {
  type ForwardRefExoticComponent,
  forwardRef,
  type RefAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { Field, type FieldProps } from './Field';

type Passed = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'name' | 'maxLength' | 'placeholder' | 'rows' | 'onBlur' | 'onFocus' | 'disabled' | 'required'
>;

export type TextAreaProps = Passed &
  Omit<FieldProps, 'children'> & { value: string; onChange: (value: string) => void };

export const TextArea: ForwardRefExoticComponent<TextAreaProps & RefAttributes<HTMLTextAreaElement>> =
  forwardRef(function TextArea(
    { label, optionalLabel, hint, error, isHalf, value, onChange, ...passed },
    ref,
  ) {
    return (
      <Field label={label} optionalLabel={optionalLabel} hint={hint} error={error} isHalf={isHalf}>
        {control => (
          <div className={error ? 'input input--area input--invalid' : 'input input--area'}>
            <textarea
              rows={3}
              dir="auto"
              {...passed}
              {...control}
              ref={ref}
              className="input__control"
              part="input"
              value={value}
              onChange={event => onChange(event.target.value)}
            />
          </div>
        )}
      </Field>
    );
  });
