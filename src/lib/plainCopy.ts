/** Deeper than this is an attack or a loop. */
const MAX_DEPTH = 40;

/**
 * The data of a value of somebody else's, as JSON would keep it: no functions, no prototype keys, no loops, and
 * nothing of a property that throws when it is read.
 */
export function plainCopy(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value;
  if (depth >= MAX_DEPTH) return undefined;
  if (Array.isArray(value)) return value.map(item => plainCopy(item, depth + 1));
  const copy: Record<string, unknown> = {};
  for (const key of keysOf(value)) {
    if (key === '__proto__') continue;
    const field = plainCopy(read(value, key), depth + 1);
    if (field !== undefined) copy[key] = field;
  }
  return copy;
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
