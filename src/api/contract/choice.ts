import { boolean, coerce, type Describe, type Struct, unknown } from 'superstruct';
import { TextStruct } from './text';

export const ValueStruct: Describe<string> = coerce(TextStruct, boolean(), String);

/** Also one that is not in `{value}`, but its value alone. */
export const choiceOf = <T, S>(struct: Struct<T, S>): Struct<T, S> =>
  coerce(struct, unknown(), choice => (Object(choice) === choice ? choice : { value: choice }));
