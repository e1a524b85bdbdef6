import type { Options } from 'tsup';
import { cssInline } from './scripts/build/cssInline';
import { packageVersion } from './scripts/build/packageVersion';
import { targets } from './scripts/build/targets';

const widget: Options = {
  entry: { index: 'src/index.ts', define: 'src/define.ts', react: 'src/react.tsx' },
  format: 'esm',
  platform: 'browser',
  target: targets,
  outDir: 'dist',
  splitting: true,
  sourcemap: true,
  minify: false,
  clean: false,
  silent: true,
  // TypeScript 6 deprecates options that the declaration bundler sets.
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  define: { __PATTERN_WORKER_FILE__: '""' },
  esbuildPlugins: [cssInline(), packageVersion()],
};

/** The host's side of a frame: one small file that shares nothing with the widget. */
const embed: Options = { ...widget, entry: { embed: 'src/embed.ts' }, splitting: false, minify: true };

/** The npm build; scripts/build.ts makes the standalone ones. */
const config: Options[] = [widget, embed];

export default config;
