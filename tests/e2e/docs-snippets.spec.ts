import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '../support/test';
import { part } from '../support/widget';

const FILES = ['README.md', ...readdirSync('docs/guides').map(file => `docs/guides/${file}`)];
const COMPLETE = /^```html complete\n([\s\S]*?)^```$/gm;

/** Every page of the documents that is marked as complete, as a host would copy it. */
const pages = FILES.filter(file => file.endsWith('.md')).flatMap(file =>
  [...readFileSync(file, 'utf8').matchAll(COMPLETE)].map(([, html = ''], at) => ({ file, at, html })),
);

test('there are complete pages in the documents', () => {
  expect(pages.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['README.md', 'docs/guides/script-tag.md']),
  );
});

for (const { file, at, html } of pages) {
  test(`${file}: complete page ${at + 1} shows the methods`, async ({ page, cashier }) => {
    const body = html
      .replaceAll('https://bank.example', cashier.host)
      .replaceAll('PLAYER_TOKEN', cashier.token)
      .replace(/^/, '<link rel="icon" href="data:,">');
    await page.route('**/snippet.html', route => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('/snippet.html');
    const widget = page.locator('cashier-widget');
    await expect(part(widget, 'method').first()).toBeVisible();
  });
}
