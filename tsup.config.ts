import type { Options } from 'tsup';
import { cssInline } from './scripts/build/cssInline';
import { packageVersion } from './scripts/build/packageVersion';
import { targets } from './scripts/build/targets';
import { wouterInMemory } from './scripts/build/wouterInMemory';

const shared: Options = {
  format: 'esm',
  outDir: 'dist',
  minify: false,
  clean: false,
  silent: true,
  esbuildPlugins: [cssInline(), packageVersion()],
};
// TypeScript 6 deprecates options that the declaration bundler sets.
const declarations = { ignoreDeprecations: '6.0', stripInternal: true };

const widget: Options = {
  ...shared,
  entry: {
    index: 'src/index.ts',
    define: 'src/define.ts',
    preload: 'src/preload.ts',
    react: 'src/react.tsx',
    jsx: 'src/jsx.ts',
    server: 'src/server.ts',
  },
  platform: 'browser',
  target: targets,
  splitting: true,
  sourcemap: true,
  dts: { compilerOptions: declarations },
  define: { __PATTERN_WORKER_FILE__: '""' },
  esbuildPlugins: [cssInline(), packageVersion(), wouterInMemory()],
  noExternal: ['wouter', 'regexparam', 'use-sync-external-store', '@lingui/react', 'imask'],
};

/** The host's side of a frame: one small file that shares nothing with the widget. */
const embed: Options = { ...widget, entry: { embed: 'src/embed.ts' }, splitting: false, minify: 'terser' };

const kit = { 'testing/index': 'src/testing.ts', 'testing/sandbox/index': 'demo/sandbox/index.ts' };

/** What runs in Node: the contract checker and the testing kit. */
const tools: Options = {
  ...shared,
  entry: { 'cashier-contract': 'src/conformance/main.ts', ...kit },
  platform: 'node',
  target: 'node20',
  // The sandbox finds its captcha scripts by the place of its own file.
  splitting: false,
  external: ['socket.io', 'playwright'],
  tsconfig: 'tsconfig.tools.json',
  dts: { compilerOptions: declarations, entry: kit },
};

/** The npm build; scripts/build.ts makes the standalone ones. */
const config: Options[] = [widget, embed, tools];

export default config;
