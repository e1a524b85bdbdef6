import { boolean, coerce, type Describe, optional, unknown } from 'superstruct';
import { shape } from './shape';
import { TextOrNoneStruct, TextStruct } from './text';

/** A choice of a field; in a phone field it is a country (FORM-09). */
export interface FormItem {
  /** What the player reads. */
  text: string;
  /** What is sent; of a country its prefix, as '+52'. */
  value: string;
  /** Of a country: ISO 3166, as 'MX'. */
  code?: string;
  /** Of a country, if `value` is something else: '+52'. */
  prefix?: string;
  /** Of a country: a number as it is written there. */
  example?: string;
}

export const ValueStruct: Describe<string> = coerce(TextStruct, boolean(), String);

/** Not a choice in `{value}`, but its value alone. */
export const FormItemStruct: Describe<FormItem> = coerce(
  shape({
    text: TextOrNoneStruct,
    value: ValueStruct,
    code: optional(TextStruct),
    prefix: optional(TextStruct),
    example: optional(TextStruct),
  }),
  unknown(),
  choice => (Object(choice) === choice ? choice : { value: choice }),
);
