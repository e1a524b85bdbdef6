import { isRecord } from './isRecord';

/** Whether two values are the same, by identity or as JSON. A value that JSON cannot hold counts as changed. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object') return false;
  try {
    return JSON.stringify(a, refuseModel) === JSON.stringify(b, refuseModel);
  } catch {
    return false;
  }
}

/** What a class instance holds in getters and private fields is not in its JSON. */
function refuseModel(_key: string, value: unknown): unknown {
  const kind: unknown = isRecord(value) && Object.getPrototypeOf(value);
  if (kind && kind !== Object.prototype) throw new TypeError('JSON does not hold all of a class instance');
  return value;
}
