import type { Locator } from 'playwright/test';
import { APP_FILE, holdFile } from '../support/holdFile';
import { moveDeposit } from '../support/moveDeposit';
import { button, heading } from '../support/screen';
import { inMotion } from '../support/setups';
import { expect, test } from '../support/test';
import { openMethod, part } from '../support/widget';

/** What stands while an animation waits, and once it is over: its clock is held, not the machine's. */
const atBothEnds = (node: Locator, property: 'visibility' | 'opacity', within: string): Promise<string[]> =>
  node.evaluate(
    (element, [name, ancestor]) => {
      const animation = element.closest(ancestor)?.getAnimations()[0];
      if (!animation) return ['no animation'];
      animation.pause();
      return [0, 100_000].map(time => {
        animation.currentTime = time;
        return getComputedStyle(element)[name];
      });
    },
    [property, within] as const,
  );

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with ${reducedMotion} for motion`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('[ROUTE-12] a skeleton does not flash while a screen opens, nor a ring before an answer', async ({
      page,
      cashier,
    }) => {
      const widget = await cashier.mount({ transport: 'http' });
      // The rows of before React would keep the click for the widget's first screen.
      await expect.poll(() => cashier.events('full-loaded')).toHaveLength(1);
      // They are there to be looked at: no answer comes.
      await page.route('**/methods-withdrawal*', () => {});
      await page.route('**/session-start', () => {});
      await widget.getByRole('button', { name: 'Withdraw', exact: true }).click();
      const bones = widget.locator('.body .skeleton');
      await bones.waitFor({ state: 'attached' });
      expect(await atBothEnds(bones, 'visibility', '.screen')).toEqual(['hidden', 'visible']);
      await widget.getByRole('button', { name: 'Deposit', exact: true }).click();
      await openMethod(widget, 'mercado_pago');
      await part(widget, 'amount-input').fill('500');
      await part(widget, 'submit').click();
      const ring = widget.locator('.button__spinner');
      await ring.waitFor({ state: 'attached' });
      expect(await atBothEnds(ring, 'opacity', '.button__spinner')).toEqual(['0', '1']);
    });
  });
}

test('[ROUTE-12] what a player unfolds slides down', async ({ cashier }) => {
  const widget = await cashier.mount({ transport: 'http' });
  await openMethod(widget, 'btc', { group: 'Crypto' });
  await part(widget, 'amount-input').fill('1908');
  await part(widget, 'submit').click();
  await part(widget, 'disclosure').getByRole('button').click();
  const motion = (node: Element) => getComputedStyle(node).animationName;
  expect(await widget.locator('.disclosure__body').evaluate(motion)).toBe('cashier-slide-down');
});

test('[ROUTE-12] an open deposit comes where its place is kept', async ({ page, cashier }) => {
  const widget = await cashier.mount({ transport: 'http' });
  await openMethod(widget, 'btc', { group: 'Crypto' });
  await part(widget, 'amount-input').fill('1908');
  await part(widget, 'submit').click();
  await expect(part(widget, 'disclosure')).toBeVisible();
  const release = await holdFile(page, '**/pending-deposits-*');
  await cashier.mount({ transport: 'http' });
  const place = await widget.locator('.body--list .bone--row').boundingBox();
  const method = widget.locator('.grid [part=method]').first();
  const below = await method.boundingBox();
  release();
  await expect(widget.getByText('Not finished yet')).toBeVisible();
  const row = await widget.locator('.list [part=method]').first().boundingBox();
  expect(Math.abs((row?.y ?? 0) - (place?.y ?? 0))).toBeLessThanOrEqual(2);
  expect(Math.abs(((await method.boundingBox())?.y ?? 0) - (below?.y ?? 0))).toBeLessThanOrEqual(2);
});

test('[ROUTE-01] [ROUTE-12] a widget that opens at withdrawals has the shape of a list until they come', async ({
  page,
  cashier,
}) => {
  const tilesAt = () =>
    widget.locator('.skeleton .grid').evaluateAll(grids => grids.map(grid => grid.getBoundingClientRect().y));
  const app = await holdFile(page, APP_FILE);
  const routes = await holdFile(page, '**/other-routes-*');
  const widget = await cashier.mount({ transport: 'http', page: 'withdrawal' });
  const segment = widget.locator('.skeleton > .bone--segment');
  await segment.waitFor();
  const place = await segment.boundingBox();
  expect(await tilesAt()).toHaveLength(2);
  app();
  await widget.locator('[part=frame] > .skeleton').waitFor();
  expect(await segment.boundingBox()).toEqual(place);
  expect(await tilesAt()).toHaveLength(2);
  routes();
  await expect(part(widget, 'method').first()).toBeVisible();
});

test.describe('in motion', () => {
  test.use(inMotion);

  for (const widgetViewType of ['main', 'sweep'] as const) {
    test(`[ROUTE-12] a switch that is pressed stays, and what it leads to comes below it, ${widgetViewType}`, async ({
      cashier,
    }) => {
      const widget = await cashier.mount({ transport: 'http', widgetViewType });
      const segments = part(widget, 'segments');
      // The early list's switch is taken away when the app takes over.
      await expect.poll(() => cashier.events('full-loaded')).toHaveLength(1);
      // A screen as it is in the moment when it opens.
      await widget.evaluate(element => element.style.setProperty('--cashier-motion', '600s'));
      const strengthOf = (place: Locator) =>
        place.evaluate(element => {
          let strength = 1;
          for (let one: Element | null = element; one; one = one.parentElement)
            strength *= Number(getComputedStyle(one).opacity);
          return strength;
        });
      const before = await segments.boundingBox();
      await segments.getByRole('button').last().click();
      await expect(part(widget, 'title')).toHaveText(/Withdrawals|Redemption/);
      expect(await segments.boundingBox()).toEqual(before);
      expect(await strengthOf(segments)).toBe(1);
      expect(await strengthOf(widget.locator('.body > :last-child'))).toBeLessThan(0.5);
    });
  }
});

test('[ROUTE-12] [P2P-01] who leaves an open payment comes to where the list leads back to it', async ({
  page,
  cashier,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  const widget = await cashier.mount({ transport: 'http' });
  await expect.poll(() => cashier.events('full-loaded')).toHaveLength(1);
  await openMethod(widget, 'p2p_market');
  expect(await widget.locator('.cashier').evaluate(frame => frame.scrollTop)).toBe(0);
  await part(widget, 'amount-input').fill('200');
  await part(widget, 'submit').click();
  await expect(button(widget, 'I have paid')).toBeVisible();
  await button(widget, 'Back').click();
  await button(widget, 'Leave').click();
  await expect(widget.getByText('Not finished yet')).toBeInViewport();
  expect(await widget.locator('.cashier').evaluate(frame => frame.scrollTop)).toBe(0);
});

test('[ROUTE-12] [BON-01] on a folded phone too a bonus comes into its place, and moves no method', async ({
  page,
  cashier,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  const release = await holdFile(page, '**/bonus-banner-*');
  const depositBonusData = { minDeposit: 200, percent: 100, maxAmount: 5000 };
  const bonus = {
    id: 'w',
    type: 'deposit',
    title: '100% on your deposit',
    isEnabled: true,
    depositBonusData,
  };
  const widget = await cashier.mount({ transport: 'http', locale: 'de', bonusList: [bonus] });
  await expect.poll(() => cashier.events('full-loaded')).toHaveLength(1);
  const method = part(widget, 'method').first();
  const before = await method.boundingBox();
  release();
  await expect(widget.getByRole('switch')).toBeVisible();
  expect(await method.boundingBox()).toEqual(before);
});

test('[ROUTE-12] [DEP-09] however many deposits are open, their rows come into their place, and move no method', async ({
  page,
  cashier,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const widget = await cashier.mount({ transport: 'http' });
  await openMethod(widget, 'btc', { group: 'Crypto' });
  await part(widget, 'amount-input').fill('1908');
  await part(widget, 'submit').click();
  await part(widget, 'gate-open').click();
  await button(widget, 'I have sent it').click();
  await button(widget, 'Make another deposit').click();
  await openMethod(widget, 'p2p_market');
  await part(widget, 'amount-input').fill('200');
  await part(widget, 'submit').click();
  await expect(button(widget, 'I have paid')).toBeVisible();
  await page.reload();
  const release = await holdFile(page, '**/pending-deposits-*');
  const again = await cashier.mount({ transport: 'http' });
  await expect(again.locator('.bone--row').first()).toBeVisible();
  const method = part(again, 'method').last();
  const before = await method.boundingBox();
  release();
  await expect(again.getByText('Not finished yet')).toBeVisible();
  expect(await part(again, 'method').last().boundingBox()).toEqual(before);
});

test('[DEP-10] [CRY-01] the hash of a transfer comes below what is known of it, and moves none of it', async ({
  cashier,
}) => {
  const widget = await cashier.mount();
  await openMethod(widget, 'btc', { group: 'Crypto' });
  await part(widget, 'amount-input').fill('1908');
  await part(widget, 'submit').click();
  await part(widget, 'gate-open').click();
  await button(widget, 'I have sent it').click();
  await expect(heading(widget)).toHaveText('Waiting for your payment');
  const copies = part(widget, 'details').getByRole('button');
  await expect(copies).toHaveCount(1);
  const places = () =>
    part(widget, 'details')
      .locator('dt, button')
      .evaluateAll(all => all.map(one => (one as HTMLElement).offsetTop));
  const before = await places();
  moveDeposit(cashier, { status: 'waiting', txid: 'ab'.repeat(32) });
  await expect(copies).toHaveCount(2);
  const after = await places();
  expect(after.slice(0, before.length)).toEqual(before);
  // A finger has room for each.
  expect((after.at(-1) ?? 0) - (before.at(-1) ?? 0)).toBeGreaterThanOrEqual(44);
});

test.describe('of the sweepstake', () => {
  test.use({ player: 'demo-sweep' });

  test('[SWP-01] the balance stands while the packages load, and they come below it', async ({
    page,
    cashier,
  }) => {
    const release = await holdFile(page, '**/sweepstake-boxes');
    const balanceData = { primary: { amount: 120.5, currency: 'QSC' } };
    const user = { ...cashier.options.user, balanceData };
    const widget = await cashier.mount({ transport: 'http', widgetViewType: 'sweep', user });
    await expect(part(widget, 'balance')).toBeVisible();
    const bone = await widget.locator('.bone--box').first().boundingBox();
    release();
    await expect(part(widget, 'box').first()).toBeVisible();
    expect((await part(widget, 'box').first().boundingBox())?.y).toBe(bone?.y);
  });

  test('[SWP-02] the coins stay where they are when it is known what can be redeemed', async ({
    page,
    cashier,
  }) => {
    const release = await holdFile(page, '**/sweepstake-{balance-get,recoup-sum}');
    const widget = await cashier.mount({ transport: 'http', widgetViewType: 'sweep', page: 'withdrawal' });
    const coin = part(widget, 'method').first();
    await expect(coin).toBeVisible();
    const before = await coin.boundingBox();
    release();
    await expect(widget.getByText('once they have been played')).toBeVisible();
    expect((await coin.boundingBox())?.y).toBe(before?.y);
  });
});
