import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(?!type\s)[^;]*?from\s+'(\.[^']+)'|import\(\s*'(\.[^']+)'\s*\)/g;
const ENDINGS = ['.ts', '.tsx', '/index.ts'] as const;

/** A module and all that it imports, now or later; types are no code. */
export function reachableFiles(entry: string): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, now, later] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const base = normalize(join(dirname(file), now ?? later ?? ''));
      const target = ENDINGS.map(ending => base + ending).find(existsSync);
      if (target) visit(target);
    }
  };
  visit(normalize(entry));
  return [...found];
}
