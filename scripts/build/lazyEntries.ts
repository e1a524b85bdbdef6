import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';

/** Source path without its extension → name of the emitted file beside the shell. */
type EmittedEntries = ReadonlyMap<string, string>;

/**
 * Dynamic imports of what is a bundle of its own become imports of the emitted file. `onUnknown` decides about the
 * others: the shell may have none, or the code that it shares with the app would become one more file on the way.
 */
export function lazyEntries(emitted: EmittedEntries, onUnknown: 'bundle' | 'fail'): Plugin {
  return {
    name: 'lazy-entries',
    setup(plugin) {
      plugin.onResolve({ filter: /.*/ }, ({ kind, path, resolveDir, importer }) => {
        if (kind !== 'dynamic-import') return undefined;
        const file = emitted.get(resolve(resolveDir, path));
        if (file !== undefined) return { path: `./${file}`, external: true };
        if (onUnknown === 'bundle') return undefined;
        return {
          errors: [
            { text: `${importer}: import('${path}') is no entry of scripts/build/buildStandaloneModule.ts` },
          ],
        };
      });
    },
  };
}
