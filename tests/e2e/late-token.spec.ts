import type { Locator, Page } from 'playwright/test';
import { title } from '../support/screen';
import { expect, test } from '../support/test';
import { openMethod, part } from '../support/widget';

declare global {
  interface Window {
    __late: { token: string; afterMs: number; attributes?: Record<string, string> };
    __sawError: boolean;
  }
}

/** An element that stands in the page's HTML; the page's module gives it its token. */
async function open(page: Page, late: Window['__late']): Promise<void> {
  await page.addInitScript(given => {
    window.__late = given;
  }, late);
  await page.goto('/e2e/late-token.html');
}

const sawError = (page: Page): Promise<boolean> => page.evaluate(() => window.__sawError);

test('[HOST-02] [USER-09] a token that the page’s own module sets belongs to the first request', async ({
  page,
  cashier,
}) => {
  await open(page, { token: cashier.token, afterMs: 0 });
  await expect(part(page.locator('cashier-widget'), 'method').first()).toBeVisible();
  const asked = cashier.calls.sent('methods-payment-v3');
  expect(asked.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${cashier.token}`]);
  expect(await cashier.events('token-expired')).toEqual([]);
  expect(await sawError(page)).toBe(false);
});

test('[USER-09] a token that the host has to fetch first: the player waits for the list and sees no error', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/status of 401/);
  await open(page, { token: cashier.token, afterMs: 1_500 });
  const widget = page.locator('cashier-widget');
  await expect(widget.locator('[aria-busy="true"]')).toBeVisible();
  await expect(part(widget, 'method').first()).toBeVisible();
  const asked = cashier.calls.sent('methods-payment-v3');
  expect(asked.map(({ headers }) => headers.authorization)).toEqual([undefined, `Bearer ${cashier.token}`]);
  // The host hears that a token is wanted.
  expect(await cashier.events('token-expired')).toHaveLength(1);
  expect(await sawError(page)).toBe(false);
});

test('[ERR-01] without a token the player is told after a while, and a later one brings the list', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/status of 401/);
  await page.clock.install();
  await open(page, { token: cashier.token, afterMs: -1 });
  const widget = page.locator('cashier-widget');
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(part(widget, 'error')).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
  await widget.evaluate((element, token) => Object.assign(element, { token }) && undefined, cashier.token);
  await expect(part(widget, 'method').first()).toBeVisible();
});

test.describe('in the sweepstake view', () => {
  test.use({ player: 'demo-sweep' });

  for (const afterMs of [0, 1_000]) {
    test(`[USER-09] [SWP-01] a token that comes after ${afterMs} ms brings the packages, without an error`, async ({
      page,
      cashier,
      guard,
    }) => {
      guard.allow(/status of 401/);
      const attributes = {
        'widget-view-type': 'sweep',
        user: JSON.stringify(cashier.options.user),
      };
      await open(page, { token: cashier.token, afterMs, attributes });
      await expect(part(page.locator('cashier-widget'), 'box').first()).toBeVisible();
      expect(await sawError(page)).toBe(false);
      const bearer = `Bearer ${cashier.token}`;
      // On a slow machine the widget's code may come later than the token.
      const lawful = afterMs === 0 ? [[bearer]] : [[bearer], [undefined, bearer]];
      for (const path of ['methods-payment-v3', 'sweepstake-boxes']) {
        const tokens = cashier.calls.sent(path).map(({ headers }) => headers.authorization);
        expect(lawful).toContainEqual(tokens);
      }
    });
  }
});

for (const delayMs of [0, 30]) {
  test(`[USER-09] a host that renews a refused token within ${delayMs} ms: the list comes, and no error page`, async ({
    page,
    cashier,
    guard,
  }) => {
    guard.allow(/status of 401/);
    await page.addInitScript(
      ([token, ms]) =>
        document.addEventListener('token-expired', ({ target }) => {
          const renew = () => Object.assign(target ?? {}, { token });
          if (ms === 0) renew();
          else setTimeout(renew, ms);
        }),
      [cashier.token, delayMs] as const,
    );
    // The way to the error page takes its time.
    await page.route('**/standalone/show-error-*.js', async route => {
      await new Promise(resolve => setTimeout(resolve, 200));
      await route.continue();
    });
    const widget = await cashier.mount({ token: 'demo-expired' });
    await expect(part(widget, 'method').first()).toBeVisible();
    await openMethod(widget, 'card');
    await expect(part(widget, 'error')).toHaveCount(0);
    expect(await cashier.events('token-expired')).toHaveLength(1);
  });
}

/** A host that has one new token for all the calls that the old one was refused for. */
const renewOnce = (widget: Locator, token: string, afterMs: number): Promise<void> =>
  widget.evaluate(
    (element, given) => {
      const renew = () => Object.assign(element, { token: given.token });
      const hear = () => (given.afterMs === 0 ? renew() : setTimeout(renew, given.afterMs));
      element.addEventListener('token-expired', hear, { once: true });
    },
    { token, afterMs },
  );

for (const afterMs of [0, 500]) {
  test(`[USER-09] [METH-05] what a player opens with an expired token opens with one that comes ${afterMs} ms later`, async ({
    cashier,
    guard,
  }) => {
    guard.allow(/status of 401/);
    const widget = await cashier.mount();
    await part(widget, 'region').waitFor();
    cashier.book.fail('methods-country-selector-v2', 'unauthorized');
    await renewOnce(widget, `${cashier.token}:new`, afterMs);
    await part(widget, 'region').click();
    await expect(part(widget, 'option').first()).toBeVisible();
    expect(await cashier.events('display-error')).toEqual([]);
  });

  test(`[USER-09] [WD-01] so does what makes several calls at once, after ${afterMs} ms`, async ({
    cashier,
    guard,
  }) => {
    guard.allow(/status of 401/);
    const widget = await cashier.mount({ transport: 'http' });
    await part(widget, 'region').waitFor();
    for (const path of ['methods-withdrawal', 'withdrawal-list'])
      cashier.book.fail(path, 'unauthorized', { ms: path === 'withdrawal-list' ? 0 : 100 });
    await renewOnce(widget, `${cashier.token}:new`, afterMs);
    await widget.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(title(widget)).toHaveText('Withdrawals');
    await expect(part(widget, 'method').first()).toBeVisible();
    expect(await cashier.events('token-expired')).toHaveLength(1);
    expect(await cashier.events('display-error')).toEqual([]);
  });
}

test('[USER-09] [ERR-05] a bank that refuses every token is not asked for ever, and the player is told', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/status of 401/);
  await page.addInitScript(() => {
    let count = 0;
    document.addEventListener('token-expired', ({ target }) =>
      Object.assign(target ?? {}, { token: `demo-mx${count++}:expired` }),
    );
  });
  const widget = await cashier.mount({ token: 'demo-expired' });
  await expect(part(widget, 'error')).toBeVisible();
  // A token that the host sets while the page opens is tried once more.
  expect((await cashier.events('token-expired')).length).toBeLessThan(5);
});
