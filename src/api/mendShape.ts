import type { Failure } from 'superstruct';

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** What a value is read as; itself where it could mean more than one thing. */
type Mend = (value: unknown, written: unknown) => unknown;

/**
 * What servers of other languages write, by what was expected: never a figure, an id or an address. `written` is the
 * value before nulls were dropped. An empty list for an object is as if nothing had been sent.
 */
const MENDS: Readonly<Record<string, Mend>> = {
  record: value => (isEmptyList(value) ? {} : value),
  array: (value, written) => (written === null ? [] : value),
  boolean: value => {
    const text = String(value);
    if (/^(1|true)$/.test(text)) return true;
    return /^(0|false)$/.test(text) ? false : value;
  },
};

const at = (root: unknown, path: readonly string[]): unknown =>
  path.reduce((value: unknown, key) => Reflect.get(Object(value), key), root);

/** Mends `copy`, an answer without its nulls, in place. Says whether there was anything to mend. */
export function mendShape(copy: unknown, original: unknown, failures: readonly Failure[]): boolean {
  let isMended = false;
  for (const { path, type, value } of failures) {
    const mended = MENDS[type]?.(value, at(original, path)) ?? value;
    const isAbsent = type === 'type' && isEmptyList(value);
    if (mended === value && !isAbsent) continue;
    const parent = Object(at(copy, path.slice(0, -1)));
    const key = String(path.at(-1));
    if (isAbsent) Reflect.deleteProperty(parent, key);
    else Reflect.set(parent, key, mended);
    isMended = true;
  }
  return isMended;
}
