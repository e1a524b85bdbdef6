import type { FormField } from '../../../api/contract/form';

/** Adds newly asked fields to the earlier ones (DEP-03), or replaces one of the same name in its place. */
export function mergeFields(before: readonly FormField[], added: readonly FormField[]): FormField[] {
  const named = new Map(added.map(field => [field.name, field]));
  const kept = before.map(field => named.get(field.name) ?? field);
  const known = new Set(before.map(({ name }) => name));
  return [...kept, ...added.filter(({ name }) => !known.has(name))];
}
