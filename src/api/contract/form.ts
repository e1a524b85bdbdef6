import { boolean, coerce, type Describe, optional, string, type, unknown, validate } from 'superstruct';
import { isFieldRequired } from '../../domain/field/isFieldRequired';
import { isEmptyList } from '../../lib/isEmptyList';
import { choiceOf, ValueStruct } from './choice';
import { listOf } from './listOf';
import { NumberStruct } from './number';
import { orLost } from './orLost';
import { OrnamentFlagStruct } from './ornamentFlag';
import { readableOf } from './readableOf';
import { shape } from './shape';
import { orAbsent, orElse, TextOrNoneStruct, TextStruct } from './text';

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

const FormItemStruct: Describe<FormItem> = choiceOf(
  shape({
    text: TextOrNoneStruct,
    value: ValueStruct,
    code: optional(TextStruct),
    prefix: optional(TextStruct),
    example: optional(TextStruct),
  }),
);

/** A field of a dynamic (unified) form (FORM-01). */
export interface FormField {
  /** The key of its value in `fields`. */
  name: string;
  /** A name that says what the field is, such as card_number, where `name` does not. */
  alias?: string;
  /** docs/contract.md, Fields; by default a list where it has `items`, else text. */
  type: string;
  /** What the player reads above it. */
  label: string;
  /** How it is typed: docs/contract.md, Envelope. */
  mask?: string;
  /** Rules for the whole value; the first that fails shows its message. */
  validations?: readonly { regex: string; message: string }[];
  value?: string;
  items?: readonly FormItem[];
  /** Not shown: sent with its `value`. */
  isHidden?: boolean;
  /** A change of it asks for the fields anew (`metadata.triggeredBy`). */
  isTriggered?: boolean;
  /** Shown, but not to be changed: sent with its `value`. */
  isDisabled?: boolean;
  /** Shown only when the player asks for more. */
  isAdvanced?: boolean;
}

/**
 * What is written otherwise is lost alone where the form can do without: a rule is left to the server. Not so what is
 * sent unseen.
 */
export const FormFieldStruct: Describe<FormField> = shape({
  name: TextStruct,
  alias: orAbsent(TextStruct),
  type: TextOrNoneStruct,
  label: orLost(TextOrNoneStruct, ''),
  mask: orLost(TextStruct),
  validations: orLost(readableOf(shape({ regex: string(), message: TextOrNoneStruct }), 0)),
  value: optional(ValueStruct),
  // Some servers write the words of an empty list as a choice without a value.
  items: optional(readableOf(FormItemStruct)),
  isHidden: optional(boolean()),
  isTriggered: OrnamentFlagStruct,
  isDisabled: optional(boolean()),
  isAdvanced: OrnamentFlagStruct,
}) as Describe<FormField>;

/**
 * A field without a name cannot be sent. It is left out where it may stay empty: not silently, where it is
 * required.
 */
function isLeftOut(field: unknown): boolean {
  if ((Object(field).name ?? null) !== null) return false;
  const [, read] = validate({ ...Object(field), name: '-' }, FormFieldStruct, { coerce: true });
  const patterns = read?.validations?.map(({ regex }) => regex) ?? [];
  return field === null || !isFieldRequired(patterns, read?.items);
}

export const formFieldList = (): Describe<readonly FormField[]> =>
  coerce(listOf(FormFieldStruct), listOf(unknown()), fields => fields.filter(field => !isLeftOut(field)));

/** A further step of a deposit as a form of its own. `description` is HTML, to be sanitised. */
export interface UnifiedFlow {
  title?: string;
  description?: string;
  fields: readonly FormField[];
  /** The page that follows, by its path or name. */
  nextRoute?: string;
  /** The time to pay, in minutes from the creation on; 0 or less is no limit. */
  timeout_minutes?: number;
}

export const UnifiedFlowStruct: Describe<UnifiedFlow> = shape({
  title: optional(string()),
  description: optional(string()),
  fields: orElse(formFieldList(), []),
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
