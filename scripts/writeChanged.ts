import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file whole or not at all, and leaves one that is already right untouched. */
export function writeChanged(path: string, content: string): boolean {
  if (readIfPresent(path) === content) return false;
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.part`;
  writeFileSync(temporary, content);
  renameSync(temporary, path);
  return true;
}

export function readIfPresent(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
