import { boolean, coerce, type Describe, optional, string, type } from 'superstruct';
import { isEmptyList } from '../../lib/isEmptyList';
import { listOf } from './listOf';
import { NumberStruct } from './number';
import { readableOf } from './readableOf';
import { shape } from './shape';
import { orElse, TextOrNoneStruct, TextStruct } from './text';

/** A choice of a field. In a phone field it is a country: `value` is the prefix, as '+52' (FORM-09). */
export interface FormItem {
  text: string;
  value: string;
  code?: string;
  prefix?: string;
  example?: string;
}

const FormItemStruct: Describe<FormItem> = shape({
  text: TextOrNoneStruct,
  value: TextStruct,
  code: optional(TextStruct),
  prefix: optional(TextStruct),
  example: optional(TextStruct),
});

/** A field of a dynamic (unified) form (FORM-01). */
export interface FormField {
  name: string;
  alias?: string;
  /** text, text_uppercase, dropdown, phone_with_prefix, networks or amount; any other is read as text. */
  type: string;
  label: string;
  mask?: string;
  validations?: readonly { regex: string; message: string }[];
  value?: string;
  items?: readonly FormItem[];
  isHidden?: boolean;
  /** A change of it asks for the fields anew (`metadata.triggeredBy`). */
  isTriggered?: boolean;
  isDisabled?: boolean;
  isAdvanced?: boolean;
}

export const FormFieldStruct: Describe<FormField> = shape({
  name: TextStruct,
  alias: optional(TextStruct),
  type: TextOrNoneStruct,
  label: TextOrNoneStruct,
  mask: optional(TextStruct),
  // A rule that cannot be read is left to the server.
  validations: optional(readableOf(shape({ regex: string(), message: TextOrNoneStruct }), 0)),
  value: optional(TextStruct),
  // Some servers write the words of an empty list as a choice without a value.
  items: optional(readableOf(FormItemStruct)),
  isHidden: optional(boolean()),
  isTriggered: optional(boolean()),
  isDisabled: optional(boolean()),
  isAdvanced: optional(boolean()),
});

/** A further step of a deposit as a form of its own. `description` is HTML, to be sanitised. */
export interface UnifiedFlow {
  title?: string;
  description?: string;
  fields: readonly FormField[];
  nextRoute?: string;
  timeout_minutes?: number;
}

export const UnifiedFlowStruct: Describe<UnifiedFlow> = shape({
  title: optional(string()),
  description: optional(string()),
  fields: orElse(listOf(FormFieldStruct), []),
  nextRoute: optional(string()),
  timeout_minutes: optional(NumberStruct),
});

const isEmpty = (part: unknown): boolean => isEmptyList(part) || (part ?? '') === '';

/** A form with nothing in it is none: some servers cannot leave it out. */
export const UnifiedFlowOrNoneStruct: Describe<UnifiedFlow | undefined> = coerce(
  optional(UnifiedFlowStruct),
  type({}),
  (flow: Partial<UnifiedFlow>) =>
    [flow.title, flow.description, flow.nextRoute, flow.fields].every(isEmpty) ? undefined : flow,
);
