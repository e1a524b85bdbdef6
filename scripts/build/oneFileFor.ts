import { basename } from 'node:path';
import type { GetManualChunk, GetModuleInfo } from 'rollup';

function closureOf(root: string, getModuleInfo: GetModuleInfo, found: Set<string>): void {
  if (found.has(root)) return;
  found.add(root);
  for (const id of getModuleInfo(root)?.importedIds ?? []) closureOf(id, getModuleInfo, found);
}

/**
 * Puts a lazy screen and all that it shares with others into one file: the form's parts are used by many screens, and
 * each set of screens would get a file for what it shares. What the entry and the `earlier` ones load stays with them.
 */
export function oneFileFor(entry: string, screen: RegExp, earlier: RegExp): GetManualChunk {
  let together: Set<string> | undefined;
  return (id, { getModuleIds, getModuleInfo }) => {
    if (!together) {
      const ids = [...getModuleIds()];
      const closure = (isRoot: (known: string) => boolean) => {
        const found = new Set<string>();
        for (const known of ids.filter(isRoot)) closureOf(known, getModuleInfo, found);
        return found;
      };
      const there = closure(known => getModuleInfo(known)?.isEntry || earlier.test(basename(known)));
      const wanted = closure(known => screen.test(basename(known)));
      together = new Set([...wanted].filter(known => !there.has(known)));
    }
    return together.has(id) ? `${entry}-form` : null;
  };
}
