import type { Locator } from 'playwright/test';
import { openInvoice } from '../support/p2p';
import { inMotion } from '../support/setups';
import { expect, forEachSetup, test } from '../support/test';
import { fillCardForm, methodName, openMethod, part } from '../support/widget';
import { fillSpei, mountPayouts, reviewSpei } from '../support/withdrawal';

test.use(inMotion);

const CLICKS = 50;
const MOUNTS = 200;
/** Between the two clicks of a hand. */
const HAND_MS = 300;

/** In one place, whatever stands there by the second click. */
async function doubleClick(target: Locator): Promise<void> {
  const { mouse } = target.page();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to click on');
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (const clickCount of [1, 2]) {
    await mouse.down({ clickCount });
    await mouse.up({ clickCount });
    await target.page().waitForTimeout(HAND_MS);
  }
}

forEachSetup(
  () => {
    test(`[DEP-01] ${CLICKS} fast clicks make one deposit`, async ({ cashier }) => {
      const widget = await cashier.mount();
      const submit = await fillCardForm(widget, { amount: '500' });
      await submit.evaluate((button, count) => {
        for (let click = 0; click < count; click++) if (button instanceof HTMLElement) button.click();
      }, CLICKS);
      await expect(part(widget, 'status').getByRole('heading')).toHaveText('Deposit received');
      expect(cashier.calls.sent('deposit-create')).toHaveLength(1);
      expect(cashier.book.credits()).toEqual([500]);
      console.log(`clicks: ${CLICKS}, 1 creating call`);
    });

    test('[DEP-01] Enter and a click at once make one deposit', async ({ page, cashier }) => {
      const widget = await cashier.mount();
      const submit = await fillCardForm(widget, { amount: '500' });
      await part(widget, 'amount-input').focus();
      await Promise.all([
        page.keyboard.press('Enter'),
        submit.dispatchEvent('click'),
        page.keyboard.press('Enter'),
      ]);
      await expect(part(widget, 'status').getByRole('heading')).toHaveText('Deposit received');
      expect(cashier.calls.sent('deposit-create')).toHaveLength(1);
      expect(cashier.book.credits()).toEqual([500]);
      console.log('Enter, click, Enter: 1 creating call');
    });
  },
  { viewports: { wide: { width: 1100, height: 800 } }, locales: ['en'] },
);

test.describe('a double click on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[WD-02] the second click of a double click confirms nothing on the screen that the first has opened', async ({
    page,
    cashier,
  }) => {
    const widget = await mountPayouts(cashier);
    await fillSpei(widget, '500');
    await doubleClick(part(widget, 'submit'));
    await expect(part(widget, 'details')).toBeVisible();
    await page.waitForTimeout(500);
    expect(cashier.calls.sent('withdrawal-create')).toEqual([]);
    await part(widget, 'submit').click();
    await expect.poll(() => cashier.calls.sent('withdrawal-create').length).toBe(1);
  });

  test('[DEP-01] the second click of a double click on a method pays nothing with the amount that was kept', async ({
    page,
    cashier,
  }) => {
    const widget = await cashier.mount();
    await (await openMethod(widget, 'card_wallet')).fill('500');
    const pay = await part(widget, 'submit').boundingBox();
    await part(widget, 'back').click();
    const row = widget.getByRole('button', { name: methodName('card_wallet'), exact: true });
    await row.evaluate((element, top) => {
      // The method is brought to where the form's button will be.
      if (element instanceof HTMLElement)
        element.style.cssText = `position: fixed; z-index: 9; inset: ${top}px 0 auto 0; height: 54px; min-height: 0`;
    }, pay?.y ?? 0);
    await doubleClick(row);
    await expect(part(widget, 'amount-input')).toHaveValue('500');
    await page.waitForTimeout(500);
    expect(cashier.calls.sent('deposit-create')).toEqual([]);
  });
});

test.describe('a double click on a small screen where cards are paid among players', () => {
  test.use({ viewport: { width: 390, height: 844 }, player: 'demo-uz' });

  test('[P2P-03] the second click of a double click on Cancel does not answer the question that it has opened', async ({
    cashier,
  }) => {
    const widget = await cashier.mount();
    await openInvoice(widget);
    await doubleClick(widget.getByRole('button', { name: 'Cancel this deposit', exact: true }));
    await expect(widget.getByRole('dialog')).toBeVisible();
    expect(cashier.book.requests('deposit-cancel')).toEqual([]);
  });
});

test('[DEP-01] two tabs that submit at the same time make one deposit', async ({
  page,
  context,
  cashier,
}) => {
  const first = await cashier.mount();
  const other = await context.newPage();
  await other.goto(`${cashier.host}/e2e/host.html`);
  await other.evaluate(options => window.mountCashier(options), cashier.options);
  const second = other.locator('cashier-widget');
  cashier.book.fail('deposit-create', 'latency', { count: 2, ms: 1_000 });
  for (const widget of [first, second]) await (await openMethod(widget, 'card_wallet')).fill('500');
  await Promise.all([part(first, 'submit').click(), part(second, 'submit').click()]);
  await expect
    .poll(async () =>
      (await Promise.all([first, second].map(widget => part(widget, 'status').count()))).sort(),
    )
    .toEqual([0, 1]);
  await expect.poll(() => cashier.book.credits()).toEqual([500]);
  expect(cashier.book.requests('deposit-create')).toHaveLength(1);
  expect(page.isClosed()).toBe(false);
  console.log('two tabs: 1 creating call');
});

test('[WD-02] two tabs that submit at the same time make one withdrawal, and the second can go on after it', async ({
  context,
  cashier,
}) => {
  const first = await mountPayouts(cashier);
  const other = await context.newPage();
  await other.goto(`${cashier.host}/e2e/host.html`);
  const options = { ...cashier.options, user: cashier.book.player() };
  await other.evaluate(given => window.mountCashier({ ...given, page: 'withdrawal' }), options);
  const second = other.locator('cashier-widget');
  cashier.book.fail('withdrawal-create', 'latency', { count: 1, ms: 1_000 });
  const submits = [await reviewSpei(first, '500'), await reviewSpei(second, '700')];
  await Promise.all(submits.map(submit => submit.click()));
  const told = [first, second].map(widget => widget.getByText('in another tab').first());
  await expect.poll(async () => (await Promise.all(told.map(one => one.count()))).sort()).toEqual([0, 1]);
  await expect.poll(() => cashier.book.withdrawals()).toHaveLength(1);
  expect(cashier.book.requests('withdrawal-create')).toHaveLength(1);
  await submits[(await told[0]?.count()) ? 0 : 1]?.click();
  await expect.poll(() => cashier.book.withdrawals()).toHaveLength(2);
});

test(`[HOST-05] ${MOUNTS} mounts leave no listener, timer, socket or global behind`, async ({
  page,
  cashier,
}) => {
  test.setTimeout(180_000);
  await page.addInitScript(countWhatIsHeld);
  const widget = await cashier.mount({ transport: 'socket' });
  await part(widget, 'method').first().waitFor();
  const client = await page.context().newCDPSession(page);
  const remount = (count: number) =>
    page.evaluate(
      async ([options, times]) => {
        const place = document.querySelector('#place');
        for (let turn = 0; turn < times; turn++) {
          place?.replaceChildren(window.makeCashier(options));
          // Every third is taken away before it has shown anything.
          await new Promise(resolve => setTimeout(resolve, turn % 3 === 0 ? 0 : 60));
        }
        place?.replaceChildren();
        await new Promise(resolve => setTimeout(resolve, 1_500));
      },
      [{ ...cashier.options, transport: 'socket' as const }, count] as const,
    );
  const measure = async () => {
    // The host page's own record.
    await page.evaluate(() => window.__events.splice(0));
    await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find(one => one.name === name)?.value ?? 0;
    const held = await page.evaluate(() => window.__leftBehind());
    return {
      heap: metric('JSHeapUsedSize'),
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
      ...held,
    };
  };
  await client.send('Performance.enable');
  await remount(20);
  const before = await measure();
  // The engine compiles what has become warm in the first half.
  await remount(MOUNTS / 2);
  const halfway = await measure();
  await remount(MOUNTS / 2);
  let after = before;
  let heap = 0;
  // A one-off timer of the last widgets may still run, and the engine may still hold the last of them:
  // other mounts take its place. What every mount leaves behind stays, however many follow.
  await expect(async () => {
    await remount(3);
    after = await measure();
    expect(after.timers).toBeLessThanOrEqual(before.timers);
    expect(after.listeners).toBeLessThanOrEqual(before.listeners);
    heap = after.heap - halfway.heap;
    expect(heap).toBeLessThanOrEqual(500_000);
  }).toPass({ timeout: 40_000 });
  await expect.poll(() => cashier.book.sockets()).toBe(0);
  expect(after.globals).toEqual(before.globals);
  expect(after.nodes - before.nodes).toBeLessThanOrEqual(50);
  console.log(
    `mounts: ${MOUNTS}, left: ${after.listeners - before.listeners} listeners, ${after.timers - before.timers} timers, ` +
      `${after.nodes - before.nodes} nodes, ${Math.round(heap / 1000)} kB in the second half`,
  );
});

declare global {
  interface Window {
    __leftBehind(): { timers: number; globals: string[] };
  }
}

/** Timers that are set and not yet over, and the names on `window`. */
function countWhatIsHeld(): void {
  const timers = new Set<number>();
  const { setTimeout: later, clearTimeout: stop, setInterval: each, clearInterval: halt } = window;
  Object.assign(window, {
    setTimeout: (run: () => void, ms?: number, ...args: []) => {
      const timer = later(() => {
        timers.delete(timer);
        run(...args);
      }, ms);
      timers.add(timer);
      return timer;
    },
    setInterval: (run: () => void, ms?: number) => {
      const timer = each(run, ms);
      timers.add(timer);
      return timer;
    },
    clearTimeout: (timer: number) => {
      timers.delete(timer);
      stop(timer);
    },
    clearInterval: (timer: number) => {
      timers.delete(timer);
      halt(timer);
    },
    __leftBehind: () => ({ timers: timers.size, globals: Object.keys(window).sort() }),
  });
}
