import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every file under a folder, as paths from the working directory, sorted; none where the folder is missing. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort();
}
