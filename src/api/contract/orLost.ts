import { coerce, optional, type Struct, unknown, validate } from 'superstruct';

/** An ornament: one that cannot be read counts as absent. */
export const orLost = <T, S>(struct: Struct<T, S>, absent?: T): Struct<T | undefined, S> =>
  coerce(optional(struct), unknown(), value =>
    validate(value, struct, { coerce: true })[0] ? absent : value,
  );
