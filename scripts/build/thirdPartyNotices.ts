import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { reactFile } from './reactModules';

/** Their drawings stand in this project's own sources (scripts/marks.ts). */
const PICTURES = ['simple-icons', '@web3icons/core', 'circle-flags'].map(name => join('node_modules', name));

/** The words of the MIT licence, behind its holder: some packages name it without them. */
const [, MIT_WORDS = ''] =
  /^(Permission is hereby granted.*)/ms.exec(readFileSync('node_modules/react/LICENSE', 'utf8')) ?? [];

interface Manifest {
  name: string;
  version: string;
  license: string;
  author?: string | { name: string };
}

/** Notes the folder of each package that has code in a bundle. */
export function usedPackages(folders: Set<string>): Plugin {
  return {
    name: 'used-packages',
    setup({ initialOptions, onEnd }) {
      initialOptions.metafile = true;
      onEnd(({ metafile }) => {
        const inputs = Object.values(metafile?.outputs ?? {}).flatMap(output =>
          Object.entries(output.inputs),
        );
        for (const [input, { bytesInOutput }] of inputs) {
          const file = reactFile(input) ?? input;
          const [folder] = /^.*node_modules\/(@[^/]+\/)?[^/]+/.exec(file) ?? [];
          if (folder && bytesInOutput > 0) folders.add(folder);
        }
      });
    },
  };
}

/** What the licences ask to go with the files: a host that serves them passes on others' work. */
export function thirdPartyNotices(folders: ReadonlySet<string>): string {
  const lucide = readFileSync('docs/third-party.md', 'utf8').split('\n### Lucide\n')[1] ?? '';
  const notices = [...[...folders, ...PICTURES].map(noticeOf).sort(), `Lucide icons\n\n${lucide.trim()}`];
  return `${notices.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

function noticeOf(folder: string): string {
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const { name, version, license, author = '' } = JSON.parse(manifest) as Manifest;
  const file = readdirSync(folder).find(one => /^licen[cs]e(\.\w+)?$/i.test(one));
  const holder = typeof author === 'string' ? author : author.name;
  const words = license === 'MIT' ? `\n\n${MIT_WORDS.trim()}` : '';
  const own = holder && `Copyright (c) ${holder}${words}`;
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : own;
  return `${name} ${version} (${license})\n\n${text}`;
}
