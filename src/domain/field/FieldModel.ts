import type { FieldRule } from './checkFieldValue';

export type FieldInputKind = 'text' | 'uppercase' | 'select' | 'segments' | 'phone' | 'amount';

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
  /** Of a phone: the prefix of the player's region, as '+52', for which a mask may have no room. */
  regionPrefix?: string;
  /** Of a coin: it has to fit its network. */
  isCryptoAddress?: boolean;
}

/** One input of a form, from a method's own field or a dynamic one (FORM-01). */
export interface FieldModel extends FieldTraits {
  /** The name that the server knows it by. */
  name: string;
  /** The name without dots and brackets, which final-form would read as paths. */
  key: string;
  kind: FieldInputKind;
  label: string;
  placeholder: string;
  rules: readonly FieldRule[];
  checkLuhn: boolean;
  isRequired: boolean;
  options: { value: string; label: string }[];
  initial: string;
  isHidden: boolean;
  isDisabled: boolean;
  isAdvanced: boolean;
  /** A change asks the server for the fields that follow from it. */
  isTriggered?: boolean;
  phone?: PhoneFormat;
}

/** A country, for its phone numbers (FORM-09). */
export interface PhoneCountry {
  name: string;
  /** ISO 3166 code; '' where the server gives none. */
  code: string;
  /** As '+52'. */
  prefix: string;
  /** A number as it is written there, without the prefix; '' where there is none. */
  example: string;
}

export interface PhoneFormat {
  /** The first one is preselected; from two on, the player chooses from a list. */
  countries: readonly [PhoneCountry, ...PhoneCountry[]];
  /** How the digits after the prefix are shown: 0 is a digit, anything else a separator; '' shows them as typed. */
  pattern: string;
}
