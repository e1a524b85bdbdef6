import {
  type ForwardRefExoticComponent,
  forwardRef,
  type InputHTMLAttributes,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { Field, type FieldProps } from './Field';
import { useBareInput } from './useBareInput';
import { useComposition } from './useComposition';

type Passed = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  | 'onChange'
  | 'value'
  | 'id'
  | 'className'
  | 'children'
  | 'part'
  | 'prefix'
  | 'aria-invalid'
  | 'aria-describedby'
>;

type TextInputProps = Passed &
  Omit<FieldProps, 'children'> & {
    value: string;
    onChange: (value: string) => void;
    /** A mark or a choice at the end. */
    trailing?: ReactNode;
    /** It has a mask of its own, which handles input-method composition itself. */
    isMasked?: boolean;
    /** Digits and codes: left to right in every language, monospaced. */
    isCode?: boolean;
  };

/** Characters; longer than any pasted address or text around a number, which must not be cut into another one. */
const LONGEST_TEXT = 4_000;

/** All other attributes (type, autoComplete, inputMode, maxLength, onBlur, …) go to the input. */
export const TextInput: ForwardRefExoticComponent<TextInputProps & RefAttributes<HTMLInputElement>> =
  forwardRef(function TextInput(
    {
      label,
      optionalLabel,
      hint,
      error,
      isHalf,
      value,
      onChange,
      trailing,
      isCode = false,
      isMasked = false,
      ...passed
    },
    ref,
  ) {
    const element = useBareInput(ref);
    const composed = useComposition({ value, onChange });
    const state = `${error ? ' input--invalid' : ''}${passed.disabled ? ' input--disabled' : ''}`;
    return (
      <Field label={label} optionalLabel={optionalLabel} hint={hint} error={error} isHalf={isHalf}>
        {control => (
          <div className={`input${state}`} dir={isCode ? 'ltr' : undefined}>
            <input
              type="text"
              // An empty one would be read from the left, its placeholder too.
              dir={isCode || value === '' ? undefined : 'auto'}
              maxLength={LONGEST_TEXT}
              {...passed}
              {...control}
              ref={element}
              className={isCode ? 'input__control input__control--code' : 'input__control'}
              part="input"
              value={value}
              onChange={event => onChange(event.target.value)}
              {...(!isMasked && composed)}
            />
            {trailing && <span className="input__trailing">{trailing}</span>}
          </div>
        )}
      </Field>
    );
  });
