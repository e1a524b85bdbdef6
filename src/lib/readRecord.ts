import { isRecord } from './isRecord';
import { readJson } from './readJson';

/** An object, or the JSON text of one; anything else is `null`. */
export function readRecord(value: unknown): Record<string, unknown> | null {
  const json = typeof value === 'string' ? readJson(value) : null;
  const read = json ? json.ok && json.value : value;
  return isRecord(read) ? read : null;
}
