/** A value as JSON has it, free of whoever watches or shares the original. */
export const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** As text for a comparison: the order of its own fields says nothing. */
export function plainText(value: unknown): string {
  const copy = plain(value);
  const isObject = typeof copy === 'object' && copy !== null && !Array.isArray(copy);
  return JSON.stringify(
    isObject ? Object.fromEntries(Object.entries(copy).sort(([a], [b]) => a.localeCompare(b))) : copy,
  );
}
