import { bundle } from './bundle';
import { catalogsByOrder } from './catalogsByOrder';
import type { EmittedFile } from './chunkModule';
import { minify } from './minify';
import { usedPackages } from './thirdPartyNotices';

const globalFile = 'cashier-widget.global.js';

export interface StandaloneGlobal extends EmittedFile {
  /** The folders of the packages whose code it holds: those of all builds. */
  packages: ReadonlySet<string>;
}

/** One classic script with everything inlined: for plain script tags, web views and file: pages. */
export async function buildStandaloneGlobal(): Promise<StandaloneGlobal> {
  const packages = new Set<string>();
  const [output] = await bundle({
    entryPoints: ['src/standalone.ts'],
    format: 'iife',
    define: { __PATTERN_WORKER_FILE__: '""' },
    plugins: [catalogsByOrder(), usedPackages(packages)],
  });
  return { file: globalFile, code: await minify(output?.text ?? '', 'classic'), packages };
}
