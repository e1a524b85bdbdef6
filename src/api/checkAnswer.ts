import { type Struct, validate } from 'superstruct';
import { plainCopy } from '../lib/plainCopy';
import { mendShape } from './mendShape';

/** A value that was read may have a problem all the same: in a field that it can do without. */
export type Checked<T> =
  | { ok: true; value: T; problem?: string | undefined }
  | { ok: false; value?: undefined; problem: string };

/**
 * Checks a value from outside. The problem names path and expected type and never the value: superstruct's own
 * errors carry the raw input. `beside` names fields that are dropped if the value cannot be read with them.
 */
export function checkAnswer<T, S>(
  value: unknown,
  struct: Struct<T, S>,
  beside: readonly string[] = [],
): Checked<T> {
  try {
    let read = value === null && struct.type === 'array' ? [] : dropNulls(value);
    let problem: string | undefined;
    let [error, checked] = validate(read, struct, { coerce: true });
    if (error) {
      // An empty list for an object, 1 for true: read as the only thing that each can mean.
      read = plainCopy(read);
      mendShape(read, value, error.failures());
      [error, checked] = validate(read, struct, { coerce: true });
    }
    while (error) {
      const { path, type } = error;
      // superstruct names an object that may have further fields `type`.
      problem ??= `${path.join('.') || 'the answer'} is not ${type === 'type' ? 'object' : type}`;
      if (!beside.includes(path[0])) return { ok: false, problem };
      delete (read as Record<string, unknown>)[path[0]];
      [error, checked] = validate(read, struct, { coerce: true });
    }
    return { ok: true, value: checked as T, problem };
  } catch {
    // JSON may be nested deeply enough to overflow the stack.
    return { ok: false, problem: 'the answer is not readable' };
  }
}

/**
 * Servers write absent fields as null; the contract knows only absence. Nulls in lists stay, for the struct
 * to judge. A value without nulls is returned as it is.
 */
export function dropNulls(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map(dropNulls);
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  const before = Object.entries(value);
  const after = before.flatMap(([key, field]) => (field === null ? [] : [[key, dropNulls(field)] as const]));
  const isSame = after.length === before.length && after.every(([, field], at) => field === before[at]?.[1]);
  return isSame ? value : Object.fromEntries(after);
}
