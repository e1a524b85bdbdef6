import { type ReactElement, type ReactNode, useId } from 'react';
import form from '../styles/form.css?inline';
import { useSheet } from '../useSheet';
import { FieldError } from './FieldError';
import { joinIds } from './joinIds';

/** The attributes that a control inside a Field puts on its element. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export type FieldProps = {
  label: string;
  /** "optional", beside the label and outside the accessible name. */
  optionalLabel?: string;
  hint?: string;
  error?: string;
  /** Two such fields stand side by side. */
  isHalf?: boolean;
  /** The control is a group with a name of its own: the label is only text above it. */
  isGroup?: boolean;
  children: (control: FieldControl) => ReactNode;
};

/** Puts label, hint and error around any control, and the ids that link them. */
export function Field({
  label,
  optionalLabel,
  hint,
  error,
  isHalf = false,
  isGroup = false,
  children,
}: FieldProps): ReactElement {
  useSheet(form);
  const id = useId();
  const describedBy = joinIds(error && `${id}error`, hint && `${id}hint`, optionalLabel && `${id}optional`);
  return (
    <div className={isHalf ? 'field field--half' : 'field'} part="field">
      <div className="field__label">
        {isGroup ? (
          <bdi>{label}</bdi>
        ) : (
          <label htmlFor={id}>
            <bdi>{label}</bdi>
          </label>
        )}
        {optionalLabel && (
          <span className="field__optional" id={`${id}optional`}>
            {optionalLabel}
          </span>
        )}
      </div>
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
        'aria-required': optionalLabel ? undefined : true,
      })}
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
      {hint && (
        <div className="field__hint" id={`${id}hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}
