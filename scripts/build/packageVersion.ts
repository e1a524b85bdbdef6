import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';

/** Of the project's own package.json only the version reaches a bundle, however it is imported. */
export function packageVersion(): Plugin {
  const own = resolve('package.json');
  return {
    name: 'package-version',
    setup(plugin) {
      plugin.onLoad({ filter: /package\.json$/ }, async ({ path }) => {
        if (path !== own) return undefined;
        const { version } = JSON.parse(await readFile(path, 'utf8')) as { version: string };
        return { contents: JSON.stringify({ version }), loader: 'json' };
      });
    },
  };
}
