import type { FrameLocator, Page } from 'playwright/test';
import type { EmbeddedCashier, EmbedOptions } from '../../src/embed/embedCashier';
import type { HoldEvents } from '../../src/host/HoldEvent';
import type { OutgoingMessage } from '../../src/host/protocol';
import { openPopUp } from '../support/openPopUp';
import { type CashierFixture, expect, test } from '../support/test';
import { fillCardForm, openMethod, part } from '../support/widget';

declare global {
  interface Window {
    embedded: EmbeddedCashier;
    __loadErrors: string[];
    __held: { name: string; detail: unknown }[];
    __release(answer: unknown): void;
    embed(options: Given): void;
  }
}

type Given = Omit<EmbedOptions, 'onMessage' | 'onLoadError' | 'holds'> & { steps?: (keyof HoldEvents)[] };

/** The host on another site than the frame: another name is another site, another port only another origin. */
async function openHost(page: Page, hostUrl: string): Promise<void> {
  await page.goto(`${hostUrl.replace('127.0.0.1', 'localhost')}/e2e/embed-host.html`);
  await page.waitForFunction(() => typeof window.embed === 'function');
}

const embed = (page: Page, options: Given): Promise<void> =>
  page.evaluate(given => window.embed(given), options);
/** The cashier of the test's player, in a frame of the host's page. */
async function embedPlayer(
  page: Page,
  { host, options }: Pick<CashierFixture, 'host' | 'options'>,
  hostUrl: string,
  given: Partial<Given> = {},
): Promise<void> {
  await openHost(page, hostUrl);
  const data = { ...options, host } as EmbedOptions['data'];
  await embed(page, { src: `${host}/e2e/framed.html`, data, ...given });
}

const frameOf = (page: Page): FrameLocator => page.frameLocator('#place iframe');
const heard = async (page: Page, messageType: string): Promise<OutgoingMessage[]> => {
  const all = await page.evaluate(() => window.__heard);
  return all
    .map(({ text }): OutgoingMessage => JSON.parse(text))
    .filter(one => one.messageType === messageType);
};

test('[HOST-04] a change of the user before the page has spoken, and before it is loaded anew, keeps the rest of it', async ({
  page,
  cashier,
  outerHost,
}) => {
  await embedPlayer(page, cashier, outerHost.url);
  await page.evaluate(() => window.embedded.update({ user: { lang: 'pt' } }));
  const region = part(frameOf(page).locator('cashier-widget'), 'region');
  await expect(region).toContainText('Mexico · MXN');
  await page.evaluate(() => {
    const { element } = window.embedded;
    element.src = element.src.replace('.html', '.html?again');
  });
  await expect(frameOf(page).locator('html')).toHaveCount(1);
  await expect.poll(() => page.frames().at(-1)?.url()).toContain('again');
  await expect(region).toContainText('Mexico · MXN');
});

test('[HOST-07] [HOST-08] [HOST-11] the SDK frames the cashier across origins, pays, goes back, closes and leaves nothing', async ({
  page,
  cashier,
  outerHost,
}) => {
  await embedPlayer(page, cashier, outerHost.url);
  const frame = frameOf(page);
  const widget = frame.locator('cashier-widget');
  await expect(part(widget, 'region')).toContainText('Mexico · MXN');
  await expect.poll(() => heard(page, 'onInit')).toEqual([{ messageType: 'onInit', page: 'deposit' }]);
  await expect(page.locator('#place [role="status"]')).toHaveCount(0);

  await part(widget, 'region').click();
  await expect(part(widget, 'option').first()).toBeVisible();
  await page.evaluate(() => window.embedded.back());
  await expect(part(widget, 'method').first()).toBeVisible();
  expect(await heard(page, 'onClose')).toEqual([]);

  const bonusList = [{ id: 1, type: 'deposit', title: 'Late gift', depositBonusData: { minDeposit: 5 } }];
  await page.evaluate(list => window.embedded.update({ bonusList: list, locale: 'es' }), bonusList);
  await expect(part(widget, 'bonus')).toContainText('Late gift');
  await expect(widget.locator('[lang]').first()).toHaveAttribute('lang', 'es');
  await page.evaluate(() => window.embedded.update({ locale: 'en' }));
  await expect(widget.locator('[lang]').first()).toHaveAttribute('lang', 'en');

  await (await fillCardForm(widget, { amount: '500' })).click();
  await part(widget, 'status').waitFor();
  const [deposit] = cashier.book.deposits();
  await expect
    .poll(() => heard(page, 'onCreateTransaction'))
    .toMatchObject([{ depositId: deposit?.id, amount: 500, currency: 'MXN' }]);
  await page.evaluate(() => window.embedded.close());
  await expect.poll(() => heard(page, 'onClose')).toHaveLength(1);
  expect(await page.evaluate(() => JSON.stringify(window.__heard))).not.toContain(cashier.token);

  await page.evaluate(() => window.embedded.destroy());
  await expect(page.locator('#place > *')).toHaveCount(0);
});

test('[HOST-11] the frame is as high as its screen, and never higher than the window', async ({
  page,
  cashier,
  outerHost,
}) => {
  await page.setViewportSize({ width: 390, height: 2400 });
  await embedPlayer(page, cashier, outerHost.url);
  const widget = frameOf(page).locator('cashier-widget');
  await part(widget, 'method').first().waitFor();
  const scrolls = () =>
    widget.evaluate(({ shadowRoot }) => {
      const frame = shadowRoot?.querySelector('[part~="frame"]');
      return frame ? frame.scrollHeight - frame.clientHeight : -1;
    });
  const heightPx = () => page.locator('#place iframe').evaluate(frame => frame.clientHeight);
  await expect.poll(scrolls).toBe(0);
  const listPx = await heightPx();
  expect(listPx).toBeGreaterThan(480);
  expect(listPx).toBeLessThan(2400);
  await part(widget, 'region').click();
  await part(widget, 'option').first().waitFor();
  await expect.poll(heightPx).not.toBe(listPx);
  await page.setViewportSize({ width: 390, height: 600 });
  await expect.poll(heightPx).toBe(600);
  // Still, the height settles: nothing is told twice.
  const told = (await heard(page, 'onResize')).map(message => JSON.stringify(message));
  expect(told.filter((text, index) => text === told[index - 1])).toEqual([]);
});

test('[HOST-08] with third-party storage denied the cashier works, and nothing is thrown', async ({
  page,
  cashier,
  outerHost,
}) => {
  await page.addInitScript(() => {
    if (window.parent === window) return;
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await embedPlayer(page, cashier, outerHost.url);
  const widget = frameOf(page).locator('cashier-widget');
  await (await fillCardForm(widget, { amount: '500' })).click();
  await part(widget, 'status').waitFor();
  expect(cashier.book.deposits()).toHaveLength(1);
});

test('[HOST-10] the frame hears its host alone: its own frames, pop-ups and other origins change nothing', async ({
  page,
  cashier,
  outerHost,
}) => {
  await embedPlayer(page, cashier, outerHost.url);
  const widget = frameOf(page).locator('cashier-widget');
  await part(widget, 'method').first().waitFor();
  // The same host window, as another origin than before would be: a frame beside it, on the frame's own origin.
  await page.evaluate(async source => {
    const other = document.createElement('iframe');
    other.src = source;
    await new Promise(resolve => {
      other.addEventListener('load', resolve);
      document.body.append(other);
    });
  }, `${cashier.host}/e2e/host.css`);
  const stranger = page.frames().find(one => one.url().endsWith('/host.css'));
  await stranger?.evaluate(() => {
    const target = window.parent.frames[0];
    target?.postMessage('{"type":"close"}', '*');
    window.parent.postMessage('{"messageType":"onClose"}', '*');
    window.parent.postMessage('{"messageType":"Loaded","version":"v0"}', '*');
  });
  await page.evaluate(() =>
    window.embedded.update({ bonusList: [{ id: 1, type: 'deposit', title: 'Mark' }] }),
  );
  await expect(part(widget, 'bonus')).toContainText('Mark');
  expect(await heard(page, 'onClose')).toEqual([]);
  expect(await heard(page, 'Loaded')).toHaveLength(1);
});

test('[DEP-01] [DEP-04] the host around the frame holds a step: refused nothing is made, accepted it goes on', async ({
  page,
  cashier,
  outerHost,
}) => {
  await embedPlayer(page, cashier, outerHost.url, { steps: ['before-submit', 'before-redirect'] });
  const widget = frameOf(page).locator('cashier-widget');
  await (await openMethod(widget, 'mercado_pago')).fill('500');
  const held = () => page.evaluate(() => window.__held);
  const refused = await openPopUp(page, part(widget, 'submit'));
  await expect
    .poll(held)
    .toMatchObject([
      { name: 'before-submit', detail: { action: 'deposit', paymentMethod: 'mercado_pago', amount: 500 } },
    ]);
  expect(cashier.calls.sent('deposit-create')).toEqual([]);
  const closed = refused.waitForEvent('close');
  await page.evaluate(() => window.__release({ isAccepted: false, reason: 'Your daily limit is reached.' }));
  await closed;
  await expect(part(widget, 'snackbar')).toContainText('Your daily limit is reached.');
  expect(cashier.book.deposits()).toEqual([]);

  const popUp = await openPopUp(page, part(widget, 'submit'));
  await expect.poll(async () => (await held()).length).toBe(2);
  await page.evaluate(() => window.__release(true));
  await expect.poll(async () => (await held())[2]?.name).toBe('before-redirect');
  await page.evaluate(() => window.__release(true));
  await expect(popUp.getByRole('heading', { name: 'You pay' })).toBeVisible();
  expect(cashier.book.deposits()).toHaveLength(1);
  expect(JSON.stringify(await held())).not.toContain('session');
});

test('[ERR-05] a page that does not answer is a reason with a Retry, and Retry brings the cashier', async ({
  page,
  cashier,
  outerHost,
  guard,
}) => {
  guard.allow(/503/);
  let isDown = true;
  await page.route('**/e2e/framed.html', route =>
    isDown ? route.fulfill({ status: 503, body: 'down' }) : route.continue(),
  );
  // An address with a fragment, as of a page with a router of its own, is not loaded again by being set again.
  const src = `${cashier.host}/e2e/framed.html#/cashier`;
  await embedPlayer(page, cashier, outerHost.url, { src, timeoutMs: 2_000 });
  const alert = page.locator('#place [role="alert"]');
  await expect(alert).toContainText('A payment already made is not affected');
  expect(await page.evaluate(() => window.__loadErrors)).toEqual(['not-loaded']);
  isDown = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await part(frameOf(page).locator('cashier-widget'), 'method').first().waitFor();
  await expect(alert).toHaveCount(0);
});

test('[ERR-05] [HOST-08] a frame that the host has moved, and whose page does not come again, is a reason with a Retry', async ({
  page,
  cashier,
  outerHost,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/);
  await embedPlayer(page, cashier, outerHost.url, { timeoutMs: 2_000 });
  const method = part(frameOf(page).locator('cashier-widget'), 'method').first();
  await method.waitFor();
  await page.route('**/e2e/framed.html', route => route.abort('internetdisconnected'));
  // As a framework moves a part of its page: the browser loads the frame anew.
  await page.locator('#place').evaluate(place => document.body.append(place));
  const alert = page.locator('#place [role="alert"]');
  await expect(alert).toBeVisible();
  expect(await page.evaluate(() => window.__loadErrors)).toEqual(['not-loaded']);
  await page.evaluate(() => window.embedded.close());
  expect(await heard(page, 'onClose')).toHaveLength(1);
  await page.unroute('**/e2e/framed.html');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await method.waitFor();
  await expect(alert).toHaveCount(0);
});

test.describe('with a captcha', () => {
  test.use({ player: 'demo-ru' });
  test('[CAP-01] [DEP-04] [HOST-08] a captcha in the frame is answered there, whole in view, and the pop-up goes on', async ({
    page,
    cashier,
    outerHost,
  }) => {
    const { options } = cashier;
    const captcha = { config: { captchaScriptUrl: '/captcha/gt4.js' }, geetestCaptchaId: 'dialog' };
    const framed = { host: cashier.host, options: { ...options, ...captcha } };
    await embedPlayer(page, framed, outerHost.url);
    const widget = frameOf(page).locator('cashier-widget');
    await (await openMethod(widget, 'tpay_one_click', { country: 'RU' })).fill('500');
    const popUp = await openPopUp(page, part(widget, 'submit'));
    const dialog = frameOf(page).getByRole('dialog', { name: 'Sandbox captcha' });
    await expect(dialog).toBeInViewport({ ratio: 1 });
    expect(cashier.book.deposits()).toEqual([]);
    await dialog.getByRole('button', { name: 'I am a person' }).click();
    await popUp.getByRole('button', { name: 'Pay' }).click();
    await expect(part(widget, 'status').getByRole('heading')).toHaveText('Deposit received');
    await expect.poll(() => heard(page, 'onCreateTransaction')).toHaveLength(1);
  });
});
