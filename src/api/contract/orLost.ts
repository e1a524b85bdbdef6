import { boolean, coerce, type Describe, optional, type Struct, unknown, validate } from 'superstruct';
import { readBoolean } from '../../lib/readBoolean';

/** An ornament: one that cannot be read counts as absent. */
export const orLost = <T, S>(struct: Struct<T, S>, absent?: T): Struct<T | undefined, S> =>
  coerce(optional(struct), unknown(), value =>
    validate(value, struct, { coerce: true })[0] ? absent : value,
  );

/** As the mends of an answer read it, which see only what is refused. */
export const OrnamentFlagStruct: Describe<boolean | undefined> = orLost(
  coerce(boolean(), unknown(), readBoolean),
);
