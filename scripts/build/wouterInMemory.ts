import type { Plugin } from 'esbuild';

const MODULES: Readonly<Record<string, string>> = {
  // It replaces the page's `pushState` and `replaceState` as soon as it is imported.
  './use-browser-location.js':
    'export const useBrowserLocation = () => []; export const useSearch = () => "";',
  // What React 18 and 19 have themselves, as a module instead of CommonJS.
  'use-sync-external-store/shim/index.js': 'export { useSyncExternalStore } from "react";',
};

/** wouter without the browser's history: the widget's is in memory, and the page's is its host's. */
export function wouterInMemory(): Plugin {
  return {
    name: 'wouter-in-memory',
    setup(build) {
      build.onResolve({ filter: /./ }, ({ path, importer, resolveDir }) =>
        Object.hasOwn(MODULES, path) && /node_modules\/wouter\//.test(importer)
          ? { path, namespace: 'wouter-in-memory', pluginData: resolveDir, sideEffects: false }
          : null,
      );
      build.onLoad({ filter: /./, namespace: 'wouter-in-memory' }, ({ path, pluginData }) => ({
        contents: MODULES[path] ?? '',
        resolveDir: pluginData as string,
      }));
    },
  };
}
