import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bundle } from './bundle';
import { thirdPartyNotices, usedPackages } from './thirdPartyNotices';

/** 'name version' of each package of a table. */
function packagesOf(section: string): string[] {
  const rows = [...section.matchAll(/^\| ([^|]+) \| ([\d., ]+) \|/gm)];
  return rows.flatMap(([, names = '', versions = '']) => {
    const each = versions.trim().split(', ');
    return names.split(', ').map((name, index) => `${name.trim()} ${each[index] ?? each[0]}`);
  });
}

it('every package that the standalone builds bring is in their notices, with its holder, and in third-party.md', async () => {
  const folders = new Set<string>();
  await bundle({
    entryPoints: ['src/standalone.ts'],
    format: 'iife',
    define: { __PATTERN_WORKER_FILE__: '""' },
    plugins: [usedPackages(folders)],
  });
  const notices = thirdPartyNotices(folders).split(`\n\n${'-'.repeat(80)}\n\n`);
  const [, code = '', pictures = ''] = readFileSync('docs/third-party.md', 'utf8').split(/^## /m);
  const noticed = notices.map(notice => (/^(\S+ [\d.]+) \(/.exec(notice) ?? [])[1]).filter(Boolean);
  expect(packagesOf(code).length).toBeGreaterThan(20);
  expect(noticed.filter(name => !pictures.includes(`${name?.split(' ')[0]}]`)).sort()).toEqual(
    packagesOf(code).sort(),
  );
  for (const notice of notices) expect(notice).toMatch(/Copyright|CC0|Unlicense/);
  // Also of a package that brings no file of its licence: it asks for its words to be passed on.
  for (const notice of notices.filter(one => one.includes('(MIT)')))
    expect(notice).toContain('Permission is hereby granted');
});
