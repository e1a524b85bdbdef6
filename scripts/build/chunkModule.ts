import { basename, resolve } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { type OutputChunk, type Plugin, rollup } from 'rollup';
import { bundle } from './bundle';
import { importAgain } from './importAgain';
import { minify } from './minify';
import { oneFileFor } from './oneFileFor';

export interface EmittedFile {
  file: string;
  code: string;
  /** Loaded when it is needed, perhaps under another address (importAgain.ts). */
  isLazy?: boolean;
}

/**
 * Builds one entry into hashed files, the entry first. esbuild's splitting gives a file to each set of entries that
 * shares code, all of them loaded up front; Rollup then folds what the entry loads anyway into the entry's file.
 */
export async function chunkModule(
  name: string,
  entry: string,
  options: BuildOptions,
): Promise<EmittedFile[]> {
  const outputs = await bundle({
    entryPoints: { [name]: entry },
    format: 'esm',
    splitting: true,
    ...options,
  });
  const sources = new Map(outputs.map(({ path, text }) => [path, text]));
  const root = [...sources.keys()].find(path => basename(path) === `${name}.js`) ?? name;
  const built = await rollup({
    input: { [name]: root },
    // Lazy chunks take what they share with the entry from its own file, not from a third one behind a facade.
    preserveEntrySignatures: 'allow-extension',
    plugins: [fromMemory(sources), importAgain(), terserChunks()],
  });
  const { output } = await built.generate({
    format: 'es',
    entryFileNames: '[name]-[hash:7].js',
    manualChunks: oneFileFor(name, /^DepositFormScreen-/, /^(startLater|startLint|themingOf)-/),
    onlyExplicitManualChunks: true,
    chunkFileNames: chunk => `${chunkName(chunk.name)}-[hash:7].js`,
    hoistTransitiveImports: false,
  });
  await built.close();
  const chunks = output.filter((file): file is OutputChunk => file.type === 'chunk');
  chunks.sort((a, b) => Number(b.isEntry) - Number(a.isEntry));
  return chunks.map(({ fileName, code, isDynamicEntry }) => ({
    file: fileName,
    code,
    isLazy: isDynamicEntry,
  }));
}

/** In kebab-case, without the hash that esbuild has put behind the name already. */
function chunkName(name: string): string {
  return name
    .replace(/-[A-Z0-9]{8}$/, '')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase();
}

function fromMemory(sources: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'from-memory',
    resolveId(id, importer) {
      const path = importer === undefined ? id : resolve(importer, '..', id);
      return sources.has(path) ? path : { id, external: true };
    },
    load: id => sources.get(id) ?? null,
  };
}

function terserChunks(): Plugin {
  return {
    name: 'terser',
    renderChunk: async code => ({ code: await minify(code, 'module'), map: null }),
  };
}
