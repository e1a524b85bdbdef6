import { bundle } from './bundle';
import { catalogsByOrder } from './catalogsByOrder';
import type { EmittedFile } from './chunkModule';
import { minify } from './minify';

const globalFile = 'cashier-widget.global.js';

/** One classic script with everything inlined: for plain script tags, web views and file: pages. */
export async function buildStandaloneGlobal(): Promise<EmittedFile> {
  const [output] = await bundle({
    entryPoints: ['src/standalone.ts'],
    format: 'iife',
    define: { __PATTERN_WORKER_FILE__: '""' },
    plugins: [catalogsByOrder()],
  });
  return { file: globalFile, code: await minify(output?.text ?? '', 'classic') };
}
