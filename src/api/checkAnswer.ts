import { type Struct, validate } from 'superstruct';
import { mendShape } from './mendShape';

export type Checked<T> = { ok: true; value: T } | { ok: false; problem: string };

/**
 * Checks a value from outside. The problem names path and expected type and never the value: superstruct's own
 * errors carry the raw input.
 */
export function checkAnswer<T, S>(value: unknown, struct: Struct<T, S>): Checked<T> {
  try {
    const given = dropNulls(value);
    let [error, checked] = validate(given, struct, { coerce: true });
    if (error) {
      // An empty list for an object, 1 for true: read as the only thing that each can mean.
      const copy: unknown = structuredClone(given);
      mendShape(copy, value, error.failures());
      [error, checked] = validate(copy, struct, { coerce: true });
    }
    if (!error) return { ok: true, value: checked as T };
    const path = error.path.length > 0 ? error.path.join('.') : 'the answer';
    return { ok: false, problem: `${path} is not ${error.type}` };
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
