import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createSandbox } from '../../demo/sandbox/createSandbox';
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
  test(`${file}: complete page ${at + 1} shows the methods`, async ({ page }) => {
    mkdirSync('.tmp', { recursive: true });
    const folder = mkdtempSync('.tmp/snippet-');
    // A page that a route makes up may not reach a local address: the bank serves it.
    const bank = await createSandbox({ staticRoots: { '/': folder, '/standalone': 'dist/standalone' } });
    try {
      const text = html
        .replaceAll('https://bank.example', bank.url)
        .replaceAll('PLAYER_TOKEN', 'demo-mx:docs');
      const icon = '<link rel="icon" href="data:,">';
      const withIcon = text.includes('<head>') ? text.replace('<head>', `<head>${icon}`) : `${icon}${text}`;
      writeFileSync(`${folder}/page.html`, withIcon);
      await page.goto(`${bank.url}/page.html`);
      await expect(part(page.locator('cashier-widget'), 'method').first()).toBeVisible();
    } finally {
      // What the widget loads ahead must not meet a closed server.
      await page.goto('about:blank');
      await bank.close();
      rmSync(folder, { recursive: true });
    }
  });
}
