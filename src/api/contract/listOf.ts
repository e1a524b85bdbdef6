import { type Describe, Struct } from 'superstruct';

/**
 * A readonly list: what was read stays as the server sent it, and a valtio snapshot of it has the same type. Declared
 * apart from its body, as superstruct's `Describe` takes a readonly array for an object. Not superstruct's own `array`:
 * that asks `Array.prototype.entries`, which Prototype.js gives another meaning.
 */
export function listOf<T, S>(item: Struct<T, S>): Describe<readonly T[]>;
export function listOf<T, S>(item: Struct<T, S>): unknown {
  return new Struct({
    type: 'array',
    schema: item,
    validator: Array.isArray,
    coercer: value => (Array.isArray(value) ? value.slice() : value),
    entries: value => (Array.isArray(value) ? value.map((entry, index) => [index, entry, item]) : []),
  });
}
