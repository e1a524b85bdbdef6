import type { ReactElement, SelectHTMLAttributes } from 'react';
import { Icon } from '../picture/Icon';
import { Field, type FieldProps } from './Field';

type Passed = Pick<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'disabled' | 'onBlur' | 'autoComplete'>;

type SelectOption = { value: string; label: string };

type SelectInputProps = Passed &
  Omit<FieldProps, 'children'> & {
    value: string;
    onChange: (value: string) => void;
    options: readonly SelectOption[];
    /** Shown while nothing is chosen (value ''). */
    placeholder?: string;
  };

/** The browser's own list: the best one on a phone and with a screen reader. */
export function SelectInput({
  label,
  optionalLabel,
  hint,
  error,
  isHalf,
  value,
  onChange,
  options,
  placeholder,
  ...passed
}: SelectInputProps): ReactElement {
  const state = `${error ? ' input--invalid' : ''}${passed.disabled ? ' input--disabled' : ''}`;
  // Only a choice that need not be made can be taken back.
  const isMade = value !== '' && !optionalLabel;
  return (
    <Field label={label} optionalLabel={optionalLabel} hint={hint} error={error} isHalf={isHalf}>
      {control => (
        <div className={`input input--select${state}`}>
          <select
            {...passed}
            {...control}
            className="input__control"
            part="input"
            value={value}
            onChange={event => onChange(event.target.value)}
          >
            {placeholder !== undefined && (
              <option value="" disabled={isMade} hidden={isMade}>
                {placeholder}
              </option>
            )}
            {options.map(option => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="down" className="input__arrow" />
        </div>
      )}
    </Field>
  );
}
