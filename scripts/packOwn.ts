import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Packs this package as it would be published. Gives the tarball. */
export function packOwn(into: string): string {
  mkdirSync(into, { recursive: true });
  const packed = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', into], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 26,
  });
  // npm 12 answers with an object by the packages' names, earlier ones with a list.
  const [own] = Object.values(JSON.parse(packed) as Record<string, { filename: string }>);
  if (!own) throw new Error('npm pack has made no package');
  return join(into, own.filename);
}
