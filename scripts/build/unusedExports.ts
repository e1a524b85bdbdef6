import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const OF_REACT = [
  'Children',
  'Profiler',
  'PureComponent',
  'StrictMode',
  'act',
  'createFactory',
  'createRef',
  'startTransition',
  'unstable_act',
  'useDebugValue',
  'useDeferredValue',
  'useTransition',
] as const;

/**
 * What nothing here takes from React, its renderer and its scheduler. They are CommonJS, which no bundler shakes: an
 * export keeps its code. All of these weigh 2 kB gzip.
 */
const UNUSED: Readonly<Record<string, readonly string[]>> = {
  'react.production.min.js': OF_REACT,
  'react-dom.production.min.js': [
    '__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED',
    'createPortal',
    'findDOMNode',
    'hydrate',
    'hydrateRoot',
    'render',
    'unmountComponentAtNode',
    'unstable_batchedUpdates',
    'unstable_renderSubtreeIntoContainer',
    'version',
  ],
  'scheduler.production.min.js': [
    'unstable_Profiling',
    'unstable_continueExecution',
    'unstable_forceFrameRate',
    'unstable_getFirstCallbackNode',
    'unstable_next',
    'unstable_pauseExecution',
    'unstable_runWithPriority',
    'unstable_wrapCallback',
  ],
};

/** Takes the exports away that nothing asks for; the minifier then drops their code. */
export function unusedExports(): Plugin {
  return {
    name: 'unused-exports',
    setup(build) {
      build.onLoad({ filter: /[\\/]cjs[\\/].+\.production\.min\.js$/ }, async ({ path }) => {
        const names = UNUSED[path.replace(/.*[\\/]/, '')];
        if (!names) return null;
        let contents = await readFile(path, 'utf8');
        for (const name of names) {
          if (!contents.includes(`exports.${name}=`)) throw new Error(`${path} exports no ${name}`);
          contents = contents.replaceAll(`exports.${name}=`, 'void ');
        }
        return { contents };
      });
      // A component that takes one of them would fail only when it is drawn. The other names are also those of
      // methods, and React's own alone asks for them.
      build.onEnd(({ outputFiles = [] }) => {
        const taken = new RegExp(`\\.(${OF_REACT.join('|')})\\b`);
        for (const { path, text } of outputFiles) {
          const [, name] = taken.exec(text) ?? [];
          if (name) throw new Error(`${path} takes ${name} of React, which is left out`);
        }
      });
    },
  };
}
