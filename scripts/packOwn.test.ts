import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { packOwn } from './packOwn';

const own = { filename: 'cashier-widget-1.0.0.tgz' };

const folder = mkdtempSync(join(tmpdir(), 'pack-'));

afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['npm 10', [own]],
  ['npm 12', { 'cashier-widget': own }],
])('finds its package in the answer of %s', (_, answer) => {
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho '${JSON.stringify(answer)}'\n`);
  chmodSync(join(folder, 'npm'), 0o755);
  vi.stubEnv('PATH', [folder, process.env['PATH']].join(delimiter));
  expect(packOwn(folder)).toBe(join(folder, own.filename));
});
