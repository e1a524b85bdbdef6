import type { Failure } from 'superstruct';

const BOOLEANS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [1, true],
  [0, false],
  ['1', true],
  ['0', false],
  ['true', true],
  ['false', false],
]);

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** `null` where it could mean more than one thing; a value of undefined is as if it had not been sent. */
type Mend = (value: unknown, written: unknown) => { value: unknown } | null;

/**
 * What servers of other languages write, by what was expected: never a figure, an id or an address. `written` is the
 * value before nulls were dropped.
 */
const MENDS: Readonly<Record<string, Mend>> = {
  type: value => (isEmptyList(value) ? { value: undefined } : null),
  record: value => (isEmptyList(value) ? { value: {} } : null),
  array: (_, written) => (written === null ? { value: [] } : null),
  boolean: value => (BOOLEANS.has(value) ? { value: BOOLEANS.get(value) } : null),
  enums: value => (typeof value === 'string' ? { value: value.trim().toUpperCase() } : null),
};

const at = (root: unknown, path: readonly unknown[]): unknown =>
  path.reduce((value: unknown, key) => Reflect.get(Object(value), String(key)), root);

/** Mends `copy`, an answer without its nulls, in place. Says whether there was anything to mend. */
export function mendShape(copy: unknown, original: unknown, failures: readonly Failure[]): boolean {
  let isMended = false;
  for (const { path, type, value } of failures) {
    const mended = MENDS[type]?.(value, at(original, path));
    const parent = at(copy, path.slice(0, -1));
    if (!mended || path.length === 0 || typeof parent !== 'object' || parent === null) continue;
    const key = String(path.at(-1));
    if (mended.value === undefined) Reflect.deleteProperty(parent, key);
    else Reflect.set(parent, key, mended.value);
    isMended = true;
  }
  return isMended;
}
