import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import type { Bank } from '../../demo/sandbox/core/Bank';
import { readSnippets, withBank } from '../support/package/readSnippets';
import { expect, test } from '../support/test';
import { fillCardForm, part } from '../support/widget';
import { type Site, withSite } from '../support/withSite';

const FILES = ['README.md', ...readdirSync('docs/guides').map(file => `docs/guides/${file}`)];

const IFRAME = 'docs/guides/iframe.md';
const ONE_FILE = 'cashier-widget.global.js';

/** A page to frame and the page around it, as two documents have them. */
const FRAMES = {
  [IFRAME]: readSnippets(IFRAME, 'html'),
  'README.md': readSnippets('README.md', 'html').slice(1, 3),
};

/** Browsers ask for an icon of their own accord; a page without one logs an error. */
const withIcon = (html: string): string => {
  const icon = '<link rel="icon" href="data:,">';
  return html.includes('<head>') ? html.replace('<head>', `<head>${icon}`) : `${icon}${html}`;
};

/** Every page of the documents that is marked as complete, as a host would copy it. */
const pages = FILES.filter(file => file.endsWith('.md'))
  .flatMap(file => readSnippets(file, 'html').map((html, at) => ({ file, at, html })))
  .filter(({ html }) => !Object.values(FRAMES).flat().includes(html));

test('there are complete pages in the documents', () => {
  expect(pages.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['README.md', 'docs/guides/script-tag.md', 'docs/guides/native.md']),
  );
});

for (const { file, at, html } of pages) {
  test(`${file}: complete page ${at + 1} shows the methods`, async ({ page }) => {
    // A page that a route makes up may not reach a local address: the bank serves it.
    // An app has its page and the one file in one folder, such as Android's assets, and nothing else.
    const isOneFile = html.includes('__BILLING_USER_DATA__');
    // A web view without it lays the page out as a desktop's.
    if (isOneFile) expect(html).toContain('name="viewport"');
    const open = async ({ url, write }: Site) => {
      if (isOneFile) write(ONE_FILE, readFileSync(`dist/standalone/${ONE_FILE}`));
      write('page.html', withIcon(withBank(html, url)));
      await page.goto(`${url}/page.html`);
      await expect(part(page.locator('cashier-widget'), 'method').first()).toBeVisible();
    };
    await withSite(page, open, isOneFile ? {} : undefined);
  });
}

test('[HOST-02] docs/guides/script-tag.md: with the classic file in place of the module, over a socket too, the data is there in time', async ({
  page,
}) => {
  const guide = 'docs/guides/script-tag.md';
  const [html = ''] = readSnippets(guide, 'html');
  const [tag = ''] = readFileSync(guide, 'utf8').match(/<script .*global\.js.*/) ?? [];
  await withSite(page, async ({ url, write }) => {
    const classic = html.replace(/<script type="module".*/, tag).replace(' transport="http"', '');
    const opened: string[] = [];
    page.on('websocket', socket => opened.push(new URL(socket.url()).host));
    write('page.html', withIcon(withBank(classic, url)));
    await page.goto(`${url.replace('127.0.0.1', 'localhost')}/page.html`);
    await expect(part(page.locator('cashier-widget'), 'method').first()).toBeVisible();
    expect(opened).toEqual([new URL(url).host]);
  });
});

test('[METH-01] docs/performance.md: the snippet asks once for both, and where nobody takes the answer a refusal is no error of the page', async ({
  page,
  guard,
}) => {
  const [, snippet = ''] = readFileSync('docs/performance.md', 'utf8').match(/```html\n([\s\S]*?)```/) ?? [];
  const { firstScreen } = JSON.parse(readFileSync('dist/standalone/manifest.json', 'utf8')) as {
    firstScreen: { http: string[] };
  };
  const asked: string[] = [];
  page.on('request', request => request.url().includes('/methods-payment') && asked.push(request.url()));
  await withSite(page, async ({ url, write }) => {
    const open = (token: string, body: string) => {
      const head = withBank(snippet, url).replace('app-….js', firstScreen.http[1] ?? '');
      const user = '{"currency":"MXN","paymentGeo":"MX"}';
      const element = `<cashier-widget host="${url}" token="${token}" user='${user}'></cashier-widget>`;
      const html = `<script>const token = '${token}';</script>${head}${body && element + body}`;
      write('page.html', withIcon(html));
      return page.goto(`${url}/page.html`);
    };
    await open('demo-mx:docs', '<script type="module" src="/standalone/cashier-widget.js"></script>');
    await expect(part(page.locator('cashier-widget'), 'method').first()).toBeVisible();
    expect(asked).toHaveLength(1);
    // The guard fails on an error of the page.
    guard.allow(/status of 401/);
    const refused = page.waitForResponse(response => response.status() === 401);
    await open('demo-expired', '');
    await refused;
    await page.evaluate(() => new Promise(done => setTimeout(done, 100)));
  });
});

const framedWidget = (page: Page) => page.frameLocator('#cashier iframe').locator('cashier-widget');

/** Serves the two pages from two origins, opens the outer one, and checks. */
const withFrame = (
  page: Page,
  [framed = '', host = '']: string[],
  check: (bank: Bank, outerUrl: string) => Promise<void>,
): Promise<void> =>
  withSite(page, cashier =>
    withSite(
      page,
      async outer => {
        const outerUrl = outer.url.replace('127.0.0.1', 'localhost');
        const onOrigins = (html: string) =>
          withIcon(
            withBank(html, cashier.url)
              .replaceAll('https://cashier.example', cashier.url)
              .replaceAll('https://casino.example', outerUrl),
          );
        cashier.write('frame.html', onOrigins(framed));
        cashier.write('frame.css', readSnippets(IFRAME, 'css').join(''));
        outer.write('account.html', onOrigins(host));
        outer.write('embed.js', readFileSync('dist/embed.js'));
        await page.goto(`${outerUrl}/account.html`);
        await expect(part(framedWidget(page), 'method').first()).toBeVisible();
        await check(cashier.bank, outerUrl);
      },
      {},
    ),
  );

test('[HOST-07] [HOST-08] README.md: the pages of the frame work on two origins', async ({ page }) => {
  await withFrame(page, FRAMES['README.md'], async () => {
    await part(framedWidget(page), 'close').click();
    await expect(page.locator('#cashier iframe')).toHaveCount(0);
  });
});

test(`[HOST-07] [HOST-08] ${IFRAME}: the complete pages work on two origins`, async ({ page }) => {
  const logged: string[] = [];
  page.on('console', message => logged.push(message.text()));
  await withFrame(page, FRAMES[IFRAME], async (bank, outerUrl) => {
    const widget = framedWidget(page);
    // More than the page allows is refused before anything is sent; less goes on.
    const submit = await fillCardForm(widget, { amount: '6000' });
    await submit.click();
    await expect(part(widget, 'snackbar')).toContainText('5,000');
    expect(Object.keys(bank.state.deposits)).toEqual([]);
    await part(widget, 'amount-input').fill('500');
    await submit.click();
    await expect(part(widget, 'status')).toBeVisible();
    await expect.poll(() => logged.filter(text => text.startsWith('created')).length).toBe(1);
    await part(widget, 'close').click();
    await expect(page.locator('#cashier iframe')).toHaveCount(0);

    // A payment page that the host opens gets its data, whichever way it wants them.
    // Its query is the bank's own, and stays as the bank may have signed it, but for what the data say anew.
    const address = `${outerUrl}/paid?order=1%202&sign=a%2Bb~`;
    await page.route('**/paid?**', route => route.fulfill({ contentType: 'text/html', body: 'Paid' }));
    for (const method of ['GET', 'POST']) {
      await page.goto(`${outerUrl}/account.html`);
      await expect(part(widget, 'method').first()).toBeVisible();
      const opened = page.waitForRequest(request => request.url().includes('/paid'));
      const message = {
        messageType: 'onExternalRedirectEvent',
        url: `${address}&n=1`,
        method,
        data: { ref: 'a b', n: 7 },
      };
      const tell = (said: object) =>
        widget.evaluate((_, text) => window.parent.postMessage(text, '*'), JSON.stringify(said));
      // The frame is another origin: what it says runs nothing in the host's page.
      await tell({ ...message, url: 'java\nscript:document.body.replaceChildren("taken over")//' });
      await tell(message);
      const request = await opened;
      await expect(page.getByText('Paid')).toBeVisible();
      expect([request.method(), request.url(), request.postData()]).toEqual(
        method === 'GET'
          ? ['GET', `${address}&ref=a+b&n=7`, null]
          : ['POST', `${address}&n=1`, 'ref=a+b&n=7'],
      );
    }
  });
});
