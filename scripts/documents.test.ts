import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from './listFiles';

const { files } = JSON.parse(readFileSync('package.json', 'utf8')) as { files: string[] };
const DOCUMENTS = ['README.md', 'CHANGELOG.md', 'demo/sandbox/README.md', ...listFiles('docs')].filter(file =>
  file.endsWith('.md'),
);
const isPublished = (file: string): boolean =>
  file === 'README.md' || files.some(one => file === one || file.startsWith(`${one}/`));

/** As GitHub makes them. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
const anchorsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

describe.each(DOCUMENTS)('links of %s', file => {
  const links = [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)];

  it('[HOST-01] lead to what is there, also in the published package', () => {
    for (const [link, path = '', anchor] of links) {
      const target = path === '' ? file : join(dirname(file), path);
      expect(existsSync(target), link).toBe(true);
      if (anchor !== undefined) expect(anchorsOf(target), link).toContain(anchor);
      if (isPublished(file)) expect(isPublished(target), `${link} is published`).toBe(true);
    }
  });
});
