import type { Locator } from 'playwright/test';
import { APP_FILE, holdFile } from '../support/holdFile';
import { inMotion } from '../support/setups';
import { expect, forEachSetup, test } from '../support/test';
import { part } from '../support/widget';

test.use(inMotion);

const places = (widget: Locator): Promise<number[][]> =>
  part(widget, 'method').evaluateAll(rows =>
    rows.map(row => {
      const { x, y, width, height } = row.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  );

const appIsThere = (widget: Locator): Promise<boolean> =>
  widget.evaluate(element => element.shadowRoot?.querySelector('[data-announcer]') !== null);

forEachSetup(
  () => {
    test('[ROUTE-06] the methods show before the app is there, and stay where they are when it comes', async ({
      page,
      cashier,
    }) => {
      const release = await holdFile(page, APP_FILE);
      // As the bank pushes it: over the socket the app begins with it.
      const balanceData = { primary: { amount: 4500, currency: 'MXN' } };
      const widget = await cashier.mount({ user: { ...cashier.options.user, balanceData } });
      await expect(
        widget.getByRole('button', { name: 'OXXO', exact: true }).or(part(widget, 'method').first()).first(),
      ).toBeVisible();
      expect(await appIsThere(widget)).toBe(false);
      const before = await places(widget);
      const tree = await widget.ariaSnapshot();
      release();
      await expect.poll(() => appIsThere(widget)).toBe(true);
      expect(await places(widget)).toEqual(before);
      expect(await widget.ariaSnapshot()).toBe(tree);
      expect(cashier.book.requests('methods-payment-v3')).toHaveLength(1);
    });
  },
  { locales: ['en'] },
);

test('[ROUTE-06] of the presses before the app is there, the last one counts, once', async ({
  page,
  cashier,
}) => {
  const release = await holdFile(page, APP_FILE);
  const widget = await cashier.mount();
  await part(widget, 'method').first().click();
  await widget.getByRole('button', { name: 'Cash', exact: true }).dblclick();
  release();
  await expect(part(widget, 'title')).toHaveText('Cash');
  await part(widget, 'back').click();
  await expect(part(widget, 'title')).toHaveText('Deposit');
  await expect(part(widget, 'back')).toHaveCount(0);
});

test('[ROUTE-06] a press that has begun when the app comes counts too', async ({ page, cashier }) => {
  const release = await holdFile(page, APP_FILE);
  const widget = await cashier.mount();
  await widget.getByRole('button', { name: 'Cash', exact: true }).hover();
  await page.mouse.down();
  release();
  await expect.poll(() => appIsThere(widget)).toBe(true);
  await page.mouse.up();
  await expect(part(widget, 'title')).toHaveText('Cash');
  await expect(part(widget, 'back')).toHaveCount(1);
});

test('[ROUTE-06] a press by keyboard counts too, and the focus stays where it is', async ({
  page,
  cashier,
}) => {
  const release = await holdFile(page, APP_FILE);
  const widget = await cashier.mount();
  const region = part(widget, 'region');
  await region.focus();
  release();
  await expect.poll(() => appIsThere(widget)).toBe(true);
  await expect(region).toBeFocused();
});

test('[HOST-12] the close button works before the app is there', async ({ page, cashier }) => {
  await holdFile(page, APP_FILE);
  const widget = await cashier.mount();
  await part(widget, 'close').click();
  await expect.poll(() => cashier.events('close')).toHaveLength(1);
});

test.describe('with 200 methods', () => {
  test.use({ player: 'demo-xx' });

  test('[METH-04] what is typed into the search before the app is there is searched for', async ({
    page,
    cashier,
  }) => {
    const release = await holdFile(page, APP_FILE);
    const widget = await cashier.mount();
    const search = widget.getByRole('searchbox', { name: 'Search methods' });
    await search.pressSequentially('method 17');
    release();
    await expect(part(widget, 'method')).toHaveCount(6);
    await expect(search).toBeFocused();
    await search.pressSequentially('3');
    await expect(part(widget, 'method')).toHaveCount(1);
  });
});

test('[ERR-05] [ROUTE-06] where the app does not come, the early list gives way to the notice', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/app-/, /Failed to load/);
  const release = await holdFile(page, APP_FILE);
  const widget = await cashier.mount();
  await part(widget, 'method').first().waitFor();
  release('fail');
  await expect(part(widget, 'error')).toBeVisible();
  await expect(part(widget, 'method')).toHaveCount(0);
});

for (const [what, change] of [
  ['another region', { user: { paymentGeo: 'BR', currency: 'BRL' } }],
  ['that the player has signed out', { user: null, token: '' }],
] as const)
  test(`[HOST-04] the host names ${what} before the app is there: the list until then, and its balance, go`, async ({
    page,
    cashier,
  }) => {
    await holdFile(page, APP_FILE);
    const balanceData = { primary: { amount: 4500, currency: 'MXN' } };
    const widget = await cashier.mount({ user: { ...cashier.options.user, balanceData } });
    await expect(part(widget, 'balance')).toBeVisible();
    await widget.evaluate((element, fields) => Object.assign(element, fields), change);
    await expect(part(widget, 'balance')).toHaveCount(0);
    await expect(part(widget, 'method')).toHaveCount(0);
  });

test('[HOST-04] [ROUTE-02] the host names the sweepstake before the app is there: its packages come', async ({
  page,
  cashier,
}) => {
  const release = await holdFile(page, APP_FILE);
  const widget = await cashier.mount();
  await part(widget, 'method').first().waitFor();
  await widget.evaluate(element => Object.assign(element, { widgetViewType: 'sweep' }));
  await expect(part(widget, 'method')).toHaveCount(0);
  release();
  await expect(part(widget, 'title')).toHaveText('Select coin package');
  await expect(widget.getByRole('radio').first()).toBeVisible();
});
