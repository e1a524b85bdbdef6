import { isRecord } from '../../lib/isRecord';
import { readJson } from '../../lib/readJson';

export const MOST_METADATA_CHARS = 2000;

/**
 * A copy, so that later changes of the host's object belong to later entries. `null` if it is no plain data,
 * or too large.
 */
export function readMetadata(metadata: unknown): Record<string, unknown> | null {
  try {
    const text = JSON.stringify(metadata);
    const copy = readJson(text);
    return copy.ok && isRecord(copy.value) && text.length <= MOST_METADATA_CHARS ? copy.value : null;
  } catch {
    return null;
  }
}
