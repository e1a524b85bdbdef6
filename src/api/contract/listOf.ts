import { array, type Describe, type Struct } from 'superstruct';

/**
 * A readonly list: what was read stays as the server sent it, and a valtio snapshot of it has the same type. Declared
 * apart from its body, as superstruct's `Describe` takes a readonly array for an object.
 */
export function listOf<T, S>(item: Struct<T, S>): Describe<readonly T[]>;
export function listOf<T, S>(item: Struct<T, S>): unknown {
  const list = array(item);
  // superstruct's own asks `Array.prototype.entries`, which Prototype.js gives another meaning.
  list.entries = value => (Array.isArray(value) ? value.map((entry, index) => [index, entry, item]) : []);
  return list;
}
