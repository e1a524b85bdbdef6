import { coerce, type Describe, optional, type Struct, string, unknown } from 'superstruct';
import { upperCode } from '../../domain/money/currency';

/** A text. Servers also write ids, tags and values as numbers: one that is exact is read as its text. */
export const TextStruct: Describe<string> = coerce(string(), unknown(), numberText);

export function numberText(value: unknown): unknown {
  return typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? String(value) : value;
}

export const CurrencyStruct: Describe<string> = coerce(string(), string(), upperCode);

/**
 * Reads an absent value, and an empty text, as `fallback`. The contract's documents and its checker do not
 * ask for such a value.
 */
export const orElse = <T, S>(struct: Struct<T, S>, fallback: T): Struct<T, S> =>
  coerce(optional(struct) as Struct<T, S>, unknown(), value => ((value ?? '') === '' ? fallback : value));

/** Reads an empty text as an absent value: some servers cannot leave a field out. */
export const orAbsent = <T, S>(struct: Struct<T, S>): Struct<T | undefined, S> =>
  coerce(optional(struct), string(), text => (text.trim() === '' ? undefined : text));

/** Reads 0 too as an absent id: some servers have no other word for none. */
export const IdOrNoneStruct: Describe<string | undefined> = coerce(optional(TextStruct), unknown(), id =>
  /^\s*0?\s*$/.test(`${id}`) ? undefined : id,
);

/** A text that the player can do without. */
export const TextOrNoneStruct: Describe<string> = orElse(TextStruct, '');
