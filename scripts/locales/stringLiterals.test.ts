import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { stringLiterals } from './stringLiterals';

const folder = mkdtempSync(join(tmpdir(), 'ids-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('finds ids in calls, in elements and in tables, and none in comments', () => {
  const file = join(folder, 'Screen.tsx');
  writeFileSync(
    file,
    [
      "const titles = { card: 'title.card', 'key.id': 1 };",
      "// t('in.comment')",
      "export const a = t('call.t', { n: 'value' }) + t(`call.template`);",
      'export const b = <Note text="note.id" />;',
    ].join('\n'),
  );
  expect([...stringLiterals([file])]).toEqual([
    'title.card',
    'key.id',
    'call.t',
    'value',
    'call.template',
    'note.id',
  ]);
});
