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
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  return join(into, filename);
}
