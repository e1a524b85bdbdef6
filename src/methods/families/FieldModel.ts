import type { FieldRule } from '../../domain/checkFieldValue';

export type FieldInputKind = 'text' | 'uppercase' | 'select' | 'phone' | 'amount';

/** How a field of a known meaning is typed, whichever server asks for it. */
export interface FieldTraits {
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  /** Digits and codes: left to right in every language. */
  isCode?: boolean;
  /** Two such fields stand side by side. */
  isHalf?: boolean;
  /** IMask pattern where the server gives none. */
  mask?: string;
  isCardNumber?: boolean;
  isExpiry?: boolean;
  isDate?: boolean;
  isSecret?: boolean;
}

/** One input of a form, from a method's own field or a dynamic one (FORM-01). */
export interface FieldModel extends FieldTraits {
  /** The name that the server knows it by. */
  name: string;
  /** final-form reads dots and brackets as paths: the key has none. */
  key: string;
  kind: FieldInputKind;
  label: string;
  placeholder: string;
  rules: FieldRule[];
  checkLuhn: boolean;
  isRequired: boolean;
  options: { value: string; label: string }[];
  initial: string;
  isHidden: boolean;
  isDisabled: boolean;
  isAdvanced: boolean;
}
