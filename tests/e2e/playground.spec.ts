import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import type { Locator, Page } from 'playwright/test';
import { buildHosts } from '../../demo/hosts/buildHosts';
import { createSandbox, type Sandbox } from '../../demo/sandbox/createSandbox';
import { expect, test } from '../support/test';
import { part } from '../support/widget';

let demo: Sandbox;
let folder = '';

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeAll(async () => {
  mkdirSync('.tmp', { recursive: true });
  folder = mkdtempSync('.tmp/playground-');
  await buildHosts(folder);
  demo = await createSandbox({
    port: 0,
    staticRoots: {
      '/': 'demo/hosts/pages',
      '/scripts': folder,
      '/pasted': folder,
      '/standalone': 'dist/standalone',
      '/package': 'dist',
      '/cashier/locales': 'dist/locales',
    },
  });
});

test.afterAll(async () => {
  await demo.close();
  rmSync(folder, { recursive: true });
});

const element = (page: Page): Locator => page.locator('cashier-widget');
const framed = (page: Page): Locator => page.frameLocator('#place iframe').locator('cashier-widget');
const tab = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name }).click();
const codeOf = async (page: Page, kind: string): Promise<string> => {
  await page.locator('[name=code]').selectOption(kind);
  return (await page.locator('#snippet').textContent()) ?? '';
};

async function openPlayground(page: Page, query = ''): Promise<void> {
  await page.goto(`${demo.url}/${query}`);
  const widget = query.includes('embed=iframe') ? framed(page) : element(page);
  await expect(part(widget, 'method').first()).toBeVisible();
}

/** The colour of a custom property inside the widget. */
const accentOf = (widget: Locator): Promise<string> =>
  widget
    .locator('[data-theme]')
    .first()
    .evaluate(node => getComputedStyle(node).getPropertyValue('--cashier-accent').trim());

test('[HOST-02] [HOST-04] [THEME-01] the setup reaches the widget, live where it can, and stands in the address', async ({
  page,
}) => {
  await openPlayground(page);
  const before = await accentOf(element(page));
  const mounted = await element(page).elementHandle();
  await page.locator('[name=locale]').selectOption('es');
  await expect(element(page).locator('[lang]').first()).toHaveAttribute('lang', 'es');
  await page.locator('[name=theme]').selectOption('dark');
  await expect(element(page).locator('[data-theme]').first()).toHaveAttribute('data-theme', 'dark');
  await page.locator('[name=accent]').fill('#d946ef');
  await expect.poll(() => accentOf(element(page))).not.toBe(before);
  await expect(part(element(page), 'bonus').first()).toBeVisible();
  await page.locator('[name=bonuses]').uncheck();
  await expect(part(element(page), 'bonus')).toHaveCount(0);
  expect(await mounted?.evaluate(node => node.isConnected)).toBe(true);

  await page.locator('[name=platformVersion]').fill('classic');
  await page.locator('[name=page]').selectOption('withdrawal');
  await expect(element(page)).toHaveJSProperty('platformVersion', 'classic');
  await expect(element(page)).toHaveJSProperty('page', 'withdrawal');
  await expect(page.locator('[name=locale] option')).toHaveCount(34);

  const seeded = await accentOf(element(page));
  await page.reload();
  await expect(element(page)).toHaveJSProperty('page', 'withdrawal');
  await expect.poll(() => accentOf(element(page))).toBe(seeded);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(element(page)).toHaveJSProperty('schema', null);
  expect(new URL(page.url()).searchParams.has('accent')).toBe(false);
});

test('[HOST-11] the log shows events without the token, filters them, pauses and clears; state and diagnose() answer', async ({
  page,
}) => {
  await openPlayground(page, '?transport=http');
  const lines = page.locator('.log__line:visible');
  await expect(lines.filter({ hasText: 'full-loaded' })).toHaveCount(1);
  await expect(page.locator('#log')).not.toContainText('demo-mx');
  await page.locator('#log-filter').fill('LOADED');
  await expect(lines).toHaveCount(2);
  await page.locator('#log-filter').fill('');
  await page.locator('#log-pause').click();
  const count = await lines.count();
  await part(element(page), 'region').click();
  await expect(page.locator('#log-pause')).toHaveText(/^Resume \(\d+\)$/);
  await expect(lines).toHaveCount(count);
  await page.locator('#log-pause').click();
  await expect(lines.filter({ hasText: '/deposit/' })).not.toHaveCount(0);
  // The widget goes on telling: a line may come right after.
  await expect(async () => {
    await page.locator('#log-clear').click();
    await expect(lines).toHaveCount(0, { timeout: 500 });
  }).toPass();

  await tab(page, 'State');
  await expect(page.locator('[data-field=phase]')).toHaveText('ready');
  await page.locator('#diagnose').click();
  await expect(page.locator('#report')).toContainText('"transport": "http"');
  await expect(page.locator('#report')).not.toContainText('demo-mx');
});

test('the picker of an outcome says the amount to type and copies it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPlayground(page, '?user=br');
  await page.locator('#scenario').selectOption('declined');
  await expect(page.locator('#scenario-amount')).toHaveText(/902$/);
  await page.locator('#scenario-copy').click();
  await expect(page.locator('#scenario-copy')).toHaveAttribute('data-copied', 'yes');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/902$/);
});

test('[HOST-08] [HOST-04] in an iframe the same setup applies, live as well', async ({ page }) => {
  await openPlayground(page, '?embed=iframe&locale=es');
  await expect(framed(page).locator('[lang]').first()).toHaveAttribute('lang', 'es');
  await page.locator('[name=theme]').selectOption('dark');
  await expect(framed(page).locator('[data-theme]').first()).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('.log__line', { hasText: 'onFullLoaded' })).toHaveCount(1);
});

for (const way of ['script', 'native'] as const) {
  test(`[HOST-02] the ${way} page opens with the same setup`, async ({ page }) => {
    await openPlayground(page, '?user=br&locale=es');
    await page.locator(`nav [data-embed=${way}]`).click();
    await expect(page).toHaveURL(new RegExp(`${way}\\.html.*user=br`));
    await expect(part(element(page), 'region')).toContainText('BRL');
    await expect(element(page).locator('[lang]').first()).toHaveAttribute('lang', 'es');
  });
}

for (const kind of ['element', 'script', 'iframe', 'react'] as const) {
  test(`[HOST-02] [THEME-01] the ${kind} snippet works as pasted, with the setup that was chosen`, async ({
    page,
  }) => {
    await openPlayground(page, '?user=br&theme=dark&locale=es&accent=%23d946ef&transport=http');
    const wanted = await accentOf(element(page));
    await tab(page, 'Code');
    const code = await codeOf(page, kind);
    expect(code).not.toContain('demo-br');
    const pasted = code.replace('PLAYER_TOKEN', 'demo-br:pasted');
    expect(pasted).not.toBe(code);
    const icon = '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">';
    if (kind === 'react') {
      const { outputFiles } = await build({
        stdin: {
          contents: `${pasted}\nimport { createRoot } from 'react-dom/client';
createRoot(document.querySelector('main')!).render(<Account />);`,
          loader: 'tsx',
          resolveDir: process.cwd(),
        },
        bundle: true,
        write: false,
        format: 'esm',
        jsx: 'automatic',
        define: { 'process.env.NODE_ENV': '"production"' },
        alias: { 'cashier-widget/react': './dist/react.js' },
        logLevel: 'silent',
      });
      writeFileSync(`${folder}/react.js`, outputFiles[0]?.text ?? '');
    }
    const body =
      kind === 'react' ? '<main></main><script type="module" src="/pasted/react.js"></script>' : pasted;
    writeFileSync(`${folder}/${kind}.html`, `${icon}${body}`);
    await page.goto(`${demo.url}/pasted/${kind}.html`);
    const widget = kind === 'iframe' ? page.frameLocator('iframe').locator('cashier-widget') : element(page);
    await expect(part(widget, 'region')).toContainText('BRL');
    await expect(widget.locator('[lang]').first()).toHaveAttribute('lang', 'es');
    await expect(widget.locator('[data-theme]').first()).toHaveAttribute('data-theme', 'dark');
    await expect.poll(() => accentOf(widget)).toBe(wanted);
  });
}
