import type { Plugin } from 'esbuild';

const heavy =
  /^(react|react-dom|@r2wc|@lingui|superstruct|valtio|wouter|final-form|react-final-form|socket\.io-client|dompurify|imask)(\/|$)/;

/** Fails the build when one of these packages gets into the shell, through however many files. */
export function lightShell(): Plugin {
  return {
    name: 'light-shell',
    setup(plugin) {
      plugin.onResolve({ filter: heavy }, ({ path, importer }) => ({
        errors: [{ text: `${path} does not belong into the shell; ${importer} imports it.` }],
      }));
    },
  };
}
