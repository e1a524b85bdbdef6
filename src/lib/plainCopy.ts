/** Deeper values are an attack or a loop. */
const MAX_DEPTH = 40;
/**
 * More values than a bonus list of many megabytes has. Values that refer to each other twice at every level
 * have more.
 */
const MAX_VALUES = 2_000_000;

/**
 * Copies the data of a value from outside as JSON would keep it: no functions, no prototype keys, no loops,
 * and no property that throws when it is read. What exceeds the limits is left out.
 */
export function plainCopy(value: unknown): unknown {
  let left = MAX_VALUES;
  const copyOf = (one: unknown, depth: number): unknown => {
    left -= 1;
    if (typeof one !== 'object' || one === null) return typeof one === 'function' ? undefined : one;
    if (depth >= MAX_DEPTH || left < 0) return undefined;
    if (Array.isArray(one)) return one.map(item => copyOf(item, depth + 1));
    const copy: Record<string, unknown> = {};
    for (const key of keysOf(one)) {
      if (key === '__proto__') continue;
      const field = copyOf(read(one, key), depth + 1);
      if (field !== undefined) copy[key] = field;
    }
    return copy;
  };
  return copyOf(value, 0);
}

function keysOf(value: object): string[] {
  try {
    return Object.keys(value);
  } catch {
    return [];
  }
}

function read(value: object, key: string): unknown {
  try {
    return Reflect.get(value, key);
  } catch {
    return undefined;
  }
}
