/** `undefined` where the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A record's own value: an id from outside may be 'constructor', which every object inherits. */
export const ownOf = <Kept>(kept: Readonly<Record<string, Kept>>, id: string): Kept | undefined =>
  Object.hasOwn(kept, id) ? kept[id] : undefined;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
