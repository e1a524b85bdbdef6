import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

const folder = '.generated/locales';

type Catalog = Record<string, unknown>;
const readCatalog = (path: string): Catalog => JSON.parse(readFileSync(path, 'utf8')) as Catalog;

/**
 * For a file that holds every language: the ids of the texts stand in it once, and each catalog is its texts in their
 * order. What a catalog has beyond English keeps its ids.
 */
export function catalogsByOrder(): Plugin {
  return {
    name: 'catalogs-by-order',
    setup(build) {
      const ids = Object.keys(readCatalog(join(folder, 'en.json')));
      build.onLoad({ filter: /[\\/]locales[\\/][a-z]{2,3}(-[A-Za-z-]+)?\.json$/ }, ({ path }) => {
        const catalog = readCatalog(path);
        const others = Object.fromEntries(Object.entries(catalog).filter(([id]) => !ids.includes(id)));
        const texts = ids.map(id => catalog[id]);
        return {
          contents: `import { withIds } from 'catalog-ids';
export default withIds(${JSON.stringify(texts)}, ${JSON.stringify(others)});`,
        };
      });
      build.onResolve({ filter: /^catalog-ids$/ }, ({ path }) => ({ path, namespace: path }));
      build.onLoad({ filter: /./, namespace: 'catalog-ids' }, () => ({
        contents: `const ids = ${JSON.stringify(ids.join(' '))}.split(' ');
export const withIds = (texts, others) =>
  ({ ...Object.fromEntries(ids.map((id, index) => [id, texts[index]])), ...others });`,
      }));
    },
  };
}
