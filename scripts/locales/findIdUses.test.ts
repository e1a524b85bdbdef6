import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findIdUses } from './findIdUses';

const folder = mkdtempSync(join(tmpdir(), 'ids-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('finds ids in calls, in Text and in tables, and tells which can only be ids', () => {
  const file = join(folder, 'Screen.tsx');
  writeFileSync(
    file,
    [
      "const titles = { card: 'title.card', 'key.id': 1 };",
      "// t('in.comment')",
      "export const a = t('call.t', { n: 'value' }) + msg(`call.msg`);",
      'export const b = <Text id="text.id" />;',
      'export const c = <p id="dom.id" />;',
    ].join('\n'),
  );
  const { literals, asked } = findIdUses([file]);
  expect([...literals].sort()).toEqual(
    ['call.msg', 'call.t', 'dom.id', 'key.id', 'text.id', 'title.card', 'value'].sort(),
  );
  expect([...asked]).toEqual([
    ['call.t', `${file}:3`],
    ['call.msg', `${file}:3`],
    ['text.id', `${file}:4`],
  ]);
});
