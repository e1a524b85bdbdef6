import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { StandaloneModule } from './buildStandaloneModule';
import type { EmittedFile } from './chunkModule';
import { otherAddresses } from './importAgain';
import { loadedFiles } from './loadedFiles';

interface ManifestFile {
  bytes: number;
  gzipBytes: number;
  /** For the integrity attribute of a script tag or an import map. */
  integrity: string;
}

export interface StandaloneManifest {
  version: string;
  files: Record<string, ManifestFile>;
  /** Entry name → file: the shell, and what it loads by itself (buildStandaloneModule.ts). */
  entries: Record<string, string>;
  /** What the method list needs, in the order of loading. */
  firstScreen: { http: string[]; socket: string[] };
  /**
   * The text of `<script type="importmap">` for a page beside the files. Elsewhere, put the folder's address in place
   * of each leading `./`. It covers the chunks, which a script tag's own integrity does not.
   */
  importMap: string;
}

export function standaloneManifest(
  version: string,
  { entries, files }: StandaloneModule,
  globalBuild: EmittedFile,
): StandaloneManifest {
  const described: Record<string, ManifestFile> = {};
  for (const { file, code } of [...files, globalBuild]) described[file] = describe(code);
  const integrity = Object.fromEntries(
    files.flatMap(({ file, isLazy }) =>
      [file, ...(isLazy ? otherAddresses(file) : [])].map(name => [`./${name}`, described[file]?.integrity]),
    ),
  );
  const { shell = '', app = '', socket = '' } = entries;
  const codes = new Map(files.map(({ file, code }) => [file, code]));
  const loaded = (roots: string[]): string[] => loadedFiles(roots, file => codes.get(file) ?? '');
  return {
    version,
    files: described,
    entries,
    firstScreen: { http: loaded([shell, app]), socket: loaded([shell, socket, app]) },
    importMap: JSON.stringify({ integrity }),
  };
}

function describe(code: string): ManifestFile {
  const bytes = Buffer.from(code);
  return {
    bytes: bytes.length,
    gzipBytes: gzipSync(bytes, { level: 9 }).length,
    integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
  };
}
