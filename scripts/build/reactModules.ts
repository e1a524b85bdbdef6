import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'esbuild';

/**
 * React 18 and 19 both run the widget. The standalone builds bring 18: a fifth of the first screen smaller
 * (docs/benchmark.md).
 */
const renderer = fileOf('react-dom18', 'react-dom');
const FILES: Readonly<Record<string, string>> = {
  react: fileOf('react18', 'react'),
  'react/jsx-runtime': fileOf('react18', 'react-jsx-runtime'),
  'react-dom': renderer,
  scheduler: fileOf('scheduler', 'scheduler', renderer),
};

function fileOf(name: string, file: string, from = import.meta.url): string {
  const manifest = createRequire(from).resolve(`${name}/package.json`);
  return manifest.replace(/package\.json$/, `cjs/${file}.production.min.js`);
}

/** The file that a module of this plugin is made of. */
export const reactFile = (input: string): string | undefined => FILES[input.replace('react-modules:', '')];

/** These take React as one object, which would keep all that is in it. */
const TAKES_ALL = /[\\/](react-final-form\.es|react-to-web-component|wouter[\\/]src[\\/]react-deps)\.js$/;

const byName = (code: string): string =>
  code
    .replace(/import (\w+) from (["'])react\2/, 'import * as $1 from "react"')
    .replace('["useInsertion" + "Effect"]', '.useInsertionEffect');

/**
 * React as modules. It is published as CommonJS alone, which no bundler shakes, and each module that imports it would
 * get an object of its own, with a getter for each of its forty exports.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    setup(build) {
      build.onResolve({ filter: /^(react|react-dom|scheduler)(\/|$)/ }, ({ path: wanted }) => {
        const path = wanted.replace(/\/client$/, '');
        return Object.hasOwn(FILES, path)
          ? { path, namespace: 'react-modules', sideEffects: false }
          : { errors: [{ text: `${wanted} would bring another React: it has no place in reactModules.` }] };
      });
      build.onLoad({ filter: /./, namespace: 'react-modules' }, async ({ path }) => ({
        contents: asModule(await readFile(FILES[path] ?? '', 'utf8')),
      }));
      build.onLoad({ filter: TAKES_ALL }, async ({ path }) => ({
        contents: byName(await readFile(path, 'utf8')),
      }));
    },
  };
}

const REQUIRED = /(\w+)=require\("([\w-]+)"\),?/g;
const ASSIGNED = /(?<=^|[;}\n{])exports\.(\w+)=/g;

/** CommonJS whose exports are assigned by name, none of them the name of a variable of its own. */
export function asModule(code: string): string {
  const imports = [...code.matchAll(REQUIRED)].map(([, name, path]) => `import * as ${name} from "${path}";`);
  const times = new Map<string, number>();
  for (const [, name = ''] of code.matchAll(ASSIGNED)) times.set(name, (times.get(name) ?? 0) + 1);
  const choices = [...times].filter(([, count]) => count > 1).map(([name]) => `export let ${name};`);
  const body = code
    .replace(REQUIRED, '')
    .replace(/var ;/g, '')
    .replace(ASSIGNED, (_, name: string) => (times.get(name) === 1 ? `export const ${name}=` : `${name}=`))
    .replace(/\bexports\.(\w+)/g, '$1');
  return [...imports, ...choices, body].join('\n');
}
