import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { bundle } from './bundle';
import { catalogsByOrder } from './catalogsByOrder';

const addressOf = (locale: string): string => `./.generated/locales/${locale}.json`;

it.each([
  ['with the ids of English', 'es-MX'],
  ['with texts that English does not need', 'az'],
])('[I18N-01] a catalog %s is in the file as it was compiled, without its ids: %s', async (_, locale) => {
  const [file] = await bundle({
    format: 'iife',
    globalName: 'catalog',
    plugins: [catalogsByOrder()],
    stdin: { contents: `export { default } from '${addressOf(locale)}';`, resolveDir: process.cwd() },
  });
  const text = file?.text ?? '';
  const built: unknown = runInNewContext(`${text};JSON.stringify(catalog.default)`);
  expect(JSON.parse(String(built))).toEqual(JSON.parse(readFileSync(addressOf(locale), 'utf8')));
  expect(text).not.toMatch(/"common\.loading":/);
});
