import { resolve } from 'node:path';
import { bundle } from './bundle';
import { chunkModule, type EmittedFile } from './chunkModule';
import { lazyEntries } from './lazyEntries';
import { lightShell } from './lightShell';
import { loadedFiles } from './loadedFiles';
import { minify } from './minify';

/** What the shell loads by itself, each a bundle of its own; an entry may import those above it. */
const lazy = [
  { name: 'socket', source: 'src/transport/createSocketTransport' },
  { name: 'iframe-host', source: 'src/host/createIframeHost' },
  { name: 'native-host', source: 'src/host/createNativeHost' },
  { name: 'app', source: 'src/app/mountCashier' },
  { name: 'diagnose', source: 'src/element/diagnose' },
] as const;
const workerSource = 'src/lib/pattern/patternWorker.ts';

const shellFile = 'cashier-widget.js';

/**
 * What the list or the first form is drawn with, with the files that it imports. Chromium compiles such a file whole
 * and off the main thread while it loads; to others the hint is a comment.
 */
const HINTED = /^(cashier-widget|app|app-form|other-routes|kind-of)\b/;
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Entry name → emitted file, and every file with its code. */
export interface StandaloneModule {
  entries: Record<string, string>;
  files: EmittedFile[];
}

/**
 * The module build: a small shell without React, and hashed files beside it. Small pure modules stand in several of
 * the bundles on purpose: a shared file would be one more request before the first screen.
 */
export async function buildStandaloneModule(): Promise<StandaloneModule> {
  const entries: Record<string, string> = {};
  const files: EmittedFile[] = [];
  const emitted = new Map<string, string>();

  const [worker] = await chunkModule('pattern-worker', workerSource, { splitting: false });
  if (!worker) throw new Error(`${workerSource} has made no file`);
  entries['pattern-worker'] = worker.file;
  files.push(worker);
  const define = { __PATTERN_WORKER_FILE__: JSON.stringify(`./${worker.file}`) };
  for (const { name, source } of lazy) {
    const plugins = [lazyEntries(emitted, 'bundle')];
    const built = await chunkModule(name, `${source}.ts`, { define, plugins });
    const file = built[0]?.file ?? '';
    emitted.set(resolve(source), file);
    entries[name] = file;
    files.push(...built);
  }
  const plugins = [lazyEntries(emitted, 'fail'), lightShell()];
  const [shell] = await bundle({ entryPoints: ['src/standalone.ts'], format: 'esm', define, plugins });
  entries['shell'] = shellFile;
  files.unshift({ file: shellFile, code: await minify(shell?.text ?? '', 'module') });
  return { entries, files: hinted(files) };
}

function hinted(files: readonly EmittedFile[]): EmittedFile[] {
  const codes = new Map(files.map(({ file, code }) => [file, code]));
  const roots = [...codes.keys()].filter(file => HINTED.test(file));
  const drawing = new Set(loadedFiles(roots, file => codes.get(file) ?? ''));
  return files.map(emitted =>
    drawing.has(emitted.file) ? { ...emitted, code: COMPILE_HINT + emitted.code } : emitted,
  );
}
