import { type BuildOptions, build, type OutputFile } from 'esbuild';
import { cssInline } from './cssInline';
import { packageVersion } from './packageVersion';
import { reactModules } from './reactModules';
import { targets } from './targets';
import { wouterInMemory } from './wouterInMemory';

// valtio asks import.meta.env, which a browser without a bundler does not have.
const production = {
  'process.env.NODE_ENV': '"production"',
  'import.meta.env': 'true',
  'import.meta.env.MODE': '"production"',
  // Left out: what React does for its developer tools, 0.6 kB of the first screen, and in apps of Windows 8.
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  MSApp: 'undefined',
};

/** Bundles for the standalone builds: React included, production, in memory; `minify` does the rest. */
export async function bundle(options: BuildOptions): Promise<OutputFile[]> {
  const { plugins = [], define, ...rest } = options;
  const result = await build({
    bundle: true,
    write: false,
    platform: 'browser',
    charset: 'utf8',
    target: targets,
    legalComments: 'none',
    // Else the paths of modules stand in the files, as names of functions.
    minifyIdentifiers: true,
    minifySyntax: true,
    outdir: 'dist/standalone',
    logLevel: 'warning',
    logOverride: { 'empty-import-meta': 'silent' },
    define: { ...production, ...define },
    plugins: [...plugins, cssInline(), packageVersion(), wouterInMemory(), reactModules()],
    ...rest,
  });
  return result.outputFiles ?? [];
}
