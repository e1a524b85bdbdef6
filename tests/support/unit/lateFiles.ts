import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const SCREENS = resolve(import.meta.dirname, 'lazyScreenAnew.ts');
const isSource = (file: string): boolean => /\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

/**
 * Lets a test say when a file of the widget comes: each dynamic import of the source asks `globalThis.bringFile` first,
 * where there is one, and what screens keep of their code can be forgotten (`forgetScreens`). By themselves these do
 * nothing.
 */
export const lateFiles = (): Plugin => ({
  name: 'late-files',
  resolveId: {
    // Before it is found where it is.
    order: 'pre',
    handler: (source, importer) =>
      source.endsWith('/lib/lazyScreen') && importer && isSource(importer) ? SCREENS : null,
  },
  // Types have gone by now.
  transform: (code, id) =>
    isSource(id) && code.includes('import(')
      ? {
          code: code.replace(/\bimport\((['"])([^'"]+)\1\)/g, (given, _, file: string) => {
            const name = file.startsWith('.') ? resolve(dirname(id), file) : file;
            return `(globalThis.bringFile ?? ((_, load) => load()))(${JSON.stringify(name)}, () => ${given})`;
          }),
          map: null,
        }
      : null,
});
