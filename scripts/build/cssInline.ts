import { dirname, relative, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { targets } from './targets';

/**
 * `import css from './x.css?inline'` gives the minified text, as Vite and Vitest do. The namespace and the kept
 * `?inline` hold off tsup's own CSS step, which takes every path that ends in .css. The path stands in the built
 * files: it is relative, so that they are the same wherever they are built.
 */
export function cssInline(): Plugin {
  return {
    name: 'css-inline',
    setup(plugin) {
      plugin.onResolve({ filter: /\.css\?inline$/ }, ({ importer, path }) => ({
        path: relative('', resolve(dirname(importer), path)),
        namespace: 'css-inline',
      }));
      plugin.onLoad({ filter: /.*/, namespace: 'css-inline' }, async ({ path }) => {
        const file = path.replace(/\?inline$/, '');
        const result = await build({
          entryPoints: [file],
          bundle: true,
          minify: true,
          write: false,
          target: targets,
        });
        // esbuild keeps the space before the value of a custom property, which browsers drop.
        const text = result.outputFiles[0]?.text.replace(/(--[\w-]+): /g, '$1:');
        return { contents: text?.trim() ?? '', loader: 'text' };
      });
    },
  };
}
