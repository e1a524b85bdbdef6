import type { Json } from '../wire';

/** The same names with values of the wrong types: what a broken server would send. */
export function scramble(value: Json | undefined): Json {
  if (typeof value === 'string') return true;
  if (typeof value === 'number') return 'seven';
  if (typeof value === 'boolean') return 'yes';
  if (Array.isArray(value)) return { 0: 'not a list' };
  if (value === null || value === undefined) return [];
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      entry !== null && typeof entry === 'object' && !Array.isArray(entry)
        ? scrambleInside(entry)
        : scramble(entry),
    ]),
  );
}

function scrambleInside(value: { [key: string]: Json | undefined }): Json {
  const entries = Object.entries(value);
  return entries.length === 0
    ? []
    : Object.fromEntries(entries.map(([name, entry]) => [name, scramble(entry)]));
}
