const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A copy of `value` with `change` made to the holder of the last key of `path`. */
function changed(
  value: unknown,
  path: string[],
  change: (holder: Record<string, unknown>, key: string) => void,
) {
  const copy: unknown = structuredClone(value);
  let holder = copy;
  for (const key of path.slice(0, -1)) holder = isBranch(holder) ? holder[key] : undefined;
  const key = path.at(-1);
  if (isBranch(holder) && key !== undefined) change(holder, key);
  return copy;
}

/** Every path to a field of a value, lists included: `data.fields.0.name`. */
export function pathsOf(value: unknown, base: string[] = []): string[][] {
  if (!isBranch(value)) return [];
  return Object.entries(value).flatMap(([key, field]) => [[...base, key], ...pathsOf(field, [...base, key])]);
}

/** A copy with a value of another type at a path: an object instead of a leaf, text instead of a branch. */
export const withWrongType = (value: unknown, path: string[]): unknown =>
  changed(value, path, (holder, key) => {
    holder[key] = isBranch(holder[key]) ? 'canary-value' : { canary: 'canary-value' };
  });

/** Their keys are data, not fields. */
const MAPS = ['text', 'amount_rules', 'video_guide_url'];

/** A copy with a field that nobody knows in every object. */
export function withUnknownFields(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map(item => withUnknownFields(item));
  if (!isBranch(value)) return value;
  const fields = Object.entries(value).map(([key, field]) => [key, withUnknownFields(field, key)]);
  return { ...Object.fromEntries(fields), ...(!MAPS.includes(name) && { __unknown: { deep: [1, null] } }) };
}
