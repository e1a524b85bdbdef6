import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { stateOf } from '../support/hostEvents';
import { expect, test } from '../support/test';
import { fillCardForm, openMethod, part } from '../support/widget';

const BUILDS = [
  ['module', '<script type="module" src="/standalone/cashier-widget.js"></script>'],
  ['classic', '<script src="/standalone/cashier-widget.global.js"></script>'],
] as const;

const element = (id: string, token: string, country = 'MX', currency = 'MXN'): string =>
  `<cashier-widget id="${id}" token="${token}" transport="http" locale="en"
  user='{"currency":"${currency}","paymentGeo":"${country}","country":"${country.toLowerCase()}"}'></cashier-widget>`;

/** A page of its own on the banking server's origin. */
async function open(page: import('playwright/test').Page, html: string): Promise<void> {
  await page.route('**/script-tag.html', route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><head><link rel="icon" href="data:,"></head><body>${html}</body></html>`,
    }),
  );
  await page.goto('/script-tag.html');
}

/** The pages' own attributes carry tokens, where every test looks for them. */
const removeAll = (page: import('playwright/test').Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('cashier-widget')) element.remove();
  });

for (const [name, script] of BUILDS) {
  test(`[HOST-01] the ${name} build runs twice on a page, next to another widget`, async ({
    page,
    cashier,
  }) => {
    const other = `<other-widget></other-widget><script>
customElements.define('other-widget', class extends HTMLElement {
  connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<button part="submit method">Other</button>'; }
});
window.version = window.IMask = 'of the page';
</script>`;
    const [one, two] = [`${cashier.token}-1`, 'demo-br:script-tag'];
    await open(page, `${other}${script}${element('a', one)}${element('b', two, 'BR', 'BRL')}`);
    const [first, second] = [page.locator('#a'), page.locator('#b')];
    await expect(part(first, 'method').first()).toBeVisible();
    await expect(part(second, 'method').first()).toBeVisible();
    await openMethod(first, 'codi');
    await expect(part(first, 'amount-input')).toBeVisible();
    await expect(part(second, 'amount-input')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Other' })).toBeVisible();
    for (const name of ['version', 'IMask'])
      expect(await page.evaluate(name => Reflect.get(window, name), name)).toBe('of the page');
    await removeAll(page);
  });
}

/** What Prototype.js 1.7 gives another meaning, as far as the widget or its libraries ask for it. */
const PROTOTYPE_JS = `<script>
Array.from = given => [...new Array(given.length || 0)].map((_, at) => given[at]);
Array.prototype.entries = function () { return this.slice(); };
Element.prototype.remove = function () { this.parentNode.removeChild(this); return this; };
addEventListener('error-report', ({ detail }) => console.error(detail.message));
</script>`;

for (const [name, script] of BUILDS)
  test(`[HOST-01] the ${name} build withstands a page with Prototype.js: a deposit, the withdrawals, and it goes without an error`, async ({
    page,
    cashier,
  }) => {
    const withPage = (start: string) =>
      `${PROTOTYPE_JS}${script}${element('a', cashier.token).replace('locale', `page="${start}" locale`)}`;
    await open(page, withPage('deposit'));
    const widget = page.locator('#a');
    const submit = await fillCardForm(widget, { amount: '501' });
    await submit.click();
    await expect(part(widget, 'status')).toBeVisible();
    await removeAll(page);
    await open(page, withPage('withdrawal'));
    await expect(part(widget, 'method').first()).toBeVisible();
    await removeAll(page);
  });

test('[I18N-01] the classic build has its languages in itself, word for word', async ({ page, cashier }) => {
  const [, script] = BUILDS[1];
  await page.route('**/locales/**', route => route.abort());
  await open(page, script + element('a', cashier.token));
  const widget = page.locator('#a');
  for (const locale of ['ar', 'ru', 'hi', 'pt']) {
    await widget.evaluate((it, wanted) => Object.assign(it, { locale: wanted }), locale);
    const { 'title.depositV2': title } = JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8'));
    await expect(widget.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  await removeAll(page);
});

for (const file of ['README.md', 'docs/guides/script-tag.md']) {
  test(`[HOST-01] [I18N-01] ${file}: the classic file is read as it is written on a page of another encoding`, async ({
    page,
    cashier,
  }) => {
    const [tag = ''] = readFileSync(file, 'utf8').match(/<script .*global\.js.*/) ?? [];
    // A server of plain files, which names no encoding.
    await page.route('**/*.global.js', route =>
      route.fulfill({
        contentType: 'text/javascript',
        body: readFileSync('dist/standalone/cashier-widget.global.js'),
      }),
    );
    await page.route('**/script-tag.html', route =>
      route.fulfill({
        contentType: 'text/html; charset=windows-1251',
        body: `<!doctype html><link rel="icon" href="data:,">${tag}${element('a', cashier.token)}`,
      }),
    );
    await page.goto('/script-tag.html');
    await expect(part(page.locator('#a'), 'region')).toHaveText('Mexico · MXN');
    await removeAll(page);
  });
}

test('[HOST-09] the classic file may stand in the page’s HTML: nothing in it ends its script', () => {
  const text = readFileSync('dist/standalone/cashier-widget.global.js', 'utf8');
  expect([...text.matchAll(/<\/script|<!--/gi)].map(([found]) => found)).toEqual([]);
});

test('[HOST-01] a second version on the page warns and leaves the first in place', async ({
  page,
  cashier,
}) => {
  await page.route('**/other/cashier-widget.js', async route => {
    const answer = await page.request.get('/standalone/cashier-widget.js');
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const body = (await answer.text()).replaceAll(version, '9.9.9');
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  const warnings: string[] = [];
  page.on('console', message => message.type() === 'warning' && warnings.push(message.text()));
  await open(
    page,
    `${BUILDS[0][1]}<script type="module" src="/other/cashier-widget.js"></script>${element('a', cashier.token)}`,
  );
  await expect(part(page.locator('#a'), 'method').first()).toBeVisible();
  expect(warnings.filter(text => text.includes('9.9.9 is ignored'))).toHaveLength(1);
  await removeAll(page);
});

test('[ERR-05] where the app cannot be loaded the box says why, and Try again loads it', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/Failed to load resource|Failed to fetch dynamically imported module/);
  let isDown = true;
  await page.route(/\/standalone\/app-[^/]+\.js/, route => (isDown ? route.abort() : route.continue()));
  await open(page, `${BUILDS[0][1]}<div dir="rtl">${element('a', cashier.token)}</div>`);
  const widget = page.locator('#a');
  await expect(widget.getByRole('alert')).toContainText('could not be loaded');
  await expect(widget.getByRole('alert')).toHaveCSS('direction', 'ltr');
  isDown = false;
  await widget.getByRole('button', { name: 'Try again' }).click();
  await expect(part(widget, 'method').first()).toBeVisible();
  await removeAll(page);
});

test('[SEC-01] the manifest holds size and hash of every file, and a page that asks for them runs', async ({
  page,
  cashier,
}) => {
  const manifest = JSON.parse(readFileSync('dist/standalone/manifest.json', 'utf8')) as {
    files: Record<string, { bytes: number; integrity: string }>;
    importMap: string;
  };
  for (const [file, { bytes, integrity }] of Object.entries(manifest.files)) {
    const path = `dist/standalone/${file}`;
    const hash = createHash('sha384').update(readFileSync(path)).digest('base64');
    expect([file, statSync(path).size, `sha384-${hash}`]).toEqual([file, bytes, integrity]);
  }
  const importMap = manifest.importMap.replaceAll('"./', '"/standalone/');
  const { integrity = '' } = manifest.files['cashier-widget.js'] ?? {};
  await open(
    page,
    `<script type="importmap">${importMap}</script>
<script type="module" src="/standalone/cashier-widget.js" integrity="${integrity}" crossorigin></script>
${element('a', cashier.token)}`,
  );
  await expect(part(page.locator('#a'), 'method').first()).toBeVisible();
  await removeAll(page);
});

test('[SEC-01] [ERR-05] the import map covers the addresses under which a file is asked for again', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/status of 503|dynamically imported module|valid digest/);
  const { importMap } = JSON.parse(readFileSync('dist/standalone/manifest.json', 'utf8')) as {
    importMap: string;
  };
  const answers = new Map([
    ['', 503],
    ['?1', 200],
  ]);
  const asked: string[] = [];
  await page.route(/\/region-screen-/, route => {
    const { search } = new URL(route.request().url());
    asked.push(search);
    const status = answers.get(search);
    if (!status) return route.continue();
    return route.fulfill({ status, contentType: 'text/javascript', body: 'window.isForeign = true;' });
  });
  await open(
    page,
    `<script type="importmap">${importMap.replaceAll('"./', '"/standalone/')}</script>
<script type="module" src="/standalone/cashier-widget.js"></script>
${element('a', cashier.token)}`,
  );
  const widget = page.locator('#a');
  const refresh = part(widget, 'error').getByRole('button', { name: 'Refresh' });
  await part(widget, 'region').click();
  await expect(refresh).toBeVisible();
  expect(asked).toEqual(['', '?1']);
  await refresh.click();
  await expect(part(widget, 'title')).toHaveText('Your country');
  expect(await page.evaluate(() => Reflect.get(window, 'isForeign'))).toBeUndefined();
  await removeAll(page);
});

test('[HOST-01] the script alone asks for nothing, stores nothing and says nothing', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', request => requests.push(new URL(request.url()).pathname));
  const logged: string[] = [];
  page.on('console', message => logged.push(message.text()));
  await page.route('**/empty.html', route =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><link rel="icon" href="data:,"><script type="module" src="/standalone/cashier-widget.js"></script>',
    }),
  );
  await page.goto('/empty.html');
  await page.evaluate(() => customElements.whenDefined('cashier-widget').then(() => {}));
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual(['/empty.html', '/standalone/cashier-widget.js']);
  const stored = await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]);
  expect(stored).toEqual([0, 0, '']);
  expect(logged).toEqual([]);
});

test('[ERR-05] where even the error page cannot be loaded, the player gets a reason and a way on', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/Failed to load resource|ERR_FAILED|dynamically imported module/);
  await page.route(/\/standalone\/error-screen-/, route => route.abort());
  await page.route('**/methods-payment-v3*', route =>
    route.fulfill({ status: 500, json: { message: 'Down', code: 'down' } }),
  );
  const widget = await cashier.mount();
  await expect(part(widget, 'error')).toContainText('could not be loaded');
  expect((await stateOf(widget)).phase).toBe('failed');
  await page.unrouteAll();
  await widget.getByRole('button', { name: 'Try again' }).click();
  await expect(part(widget, 'method').first()).toBeVisible();
  // The list is drawn before the app has taken it over.
  await expect.poll(async () => (await stateOf(widget)).phase).toBe('ready');
});
