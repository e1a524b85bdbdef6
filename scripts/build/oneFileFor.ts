import { basename } from 'node:path';
import type { GetManualChunk, GetModuleInfo } from 'rollup';

function closureOf(root: string, getModuleInfo: GetModuleInfo, known: Set<string> = new Set()): Set<string> {
  if (known.has(root)) return known;
  known.add(root);
  for (const id of getModuleInfo(root)?.importedIds ?? []) closureOf(id, getModuleInfo, known);
  return known;
}

/**
 * Puts a lazy screen and all that it shares with others, but not with the entry, into one file: the form's parts are
 * used by many screens, and each set of screens would get a file for what it shares.
 */
export function oneFileFor(entry: string, screen: RegExp): GetManualChunk {
  let together: Set<string> | undefined;
  return (id, { getModuleIds, getModuleInfo }) => {
    if (!together) {
      const ids = [...getModuleIds()];
      const root = ids.find(known => screen.test(basename(known)));
      const first = ids.find(known => getModuleInfo(known)?.isEntry);
      const loaded = first === undefined ? new Set<string>() : closureOf(first, getModuleInfo);
      const wanted = root === undefined ? [] : [...closureOf(root, getModuleInfo)];
      together = new Set(wanted.filter(known => !loaded.has(known)));
    }
    return together.has(id) ? `${entry}-form` : null;
  };
}
