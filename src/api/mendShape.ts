import type { Failure } from 'superstruct';
import { isEmptyList } from '../lib/isEmptyList';
import { readBoolean } from '../lib/readBoolean';

/** Reads a value as the expected type. Returns it unchanged if it could mean more than one thing. */
type Mend = (value: unknown, written: unknown) => unknown;

/**
 * What servers written in other languages send for an expected type: never a number, an id or an address.
 * `written` is the value before nulls were dropped. An empty list or text in place of an object counts as not sent.
 */
const MENDS: Readonly<Record<string, Mend>> = {
  record: value => (isEmptyList(value) ? {} : value),
  array: (value, written) => (written === null ? [] : value),
  boolean: readBoolean,
};

const at = (root: unknown, path: readonly string[]): unknown =>
  path.reduce((value: unknown, key) => Reflect.get(Object(value), key), root);

/** Mends `copy`, an answer without its nulls, in place. */
export function mendShape(copy: unknown, original: unknown, failures: readonly Failure[]): void {
  for (const { path, type, value } of failures) {
    const mended = MENDS[type]?.(value, at(original, path)) ?? value;
    const isAbsent = type === 'type' && (isEmptyList(value) || value === '');
    if (mended === value && !isAbsent) continue;
    const parent = Object(at(copy, path.slice(0, -1)));
    const key = String(path.at(-1));
    if (isAbsent) Reflect.deleteProperty(parent, key);
    else Reflect.set(parent, key, mended);
  }
}
