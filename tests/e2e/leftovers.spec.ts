import type { CDPSession, Page } from 'playwright/test';
import { expect, test } from '../support/test';
import { openMethod, part } from '../support/widget';

declare global {
  interface Window {
    findChanges(): string[];
  }
}

const MOUNTS = 20;

/** Mounts a widget, waits for its own list, takes it away; so many times. */
async function mountOften(page: Page, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn++) {
    await page.evaluate(() => {
      const place = document.querySelector('#place');
      const old = place?.firstElementChild;
      if (!place || !old) throw new Error('No widget');
      const attributes = [...old.attributes];
      const next = document.createElement('cashier-widget');
      for (const { name, value } of attributes) next.setAttribute(name, value);
      place.replaceChildren(next);
    });
    await page.locator('cashier-widget [data-announcer]').first().waitFor({ state: 'attached' });
    await part(page.locator('cashier-widget'), 'method').first().waitFor();
  }
}

interface Counts {
  nodes: number;
  listeners: number;
}

/** Once nothing changes any more: the last widget fetches and rehearses the form, and React cleans up, when idle. */
async function counts(page: Page, cdp: CDPSession, earlier?: Counts): Promise<Counts> {
  await page.waitForTimeout(1_000);
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  const now = { nodes, listeners: jsEventListeners };
  return nodes === earlier?.nodes && jsEventListeners === earlier.listeners ? now : counts(page, cdp, now);
}

for (const transport of ['http', 'socket'] as const) {
  test(`[HOST-05] over ${transport}, ${MOUNTS} mounts leave no node and no listener behind`, async ({
    page,
    cashier,
  }) => {
    await cashier.mount({}, { transport });
    await part(page.locator('cashier-widget'), 'method').first().waitFor();
    await page.evaluate(
      ([host, token, carried]) => {
        const element = document.createElement('cashier-widget');
        const user = JSON.stringify({ currency: 'MXN', country: 'mx', paymentGeo: 'MX', lang: 'en' });
        const attributes = { mode: 'element', host, token, user, transport: carried };
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        document.querySelector('#place')?.replaceChildren(element);
      },
      [cashier.host, cashier.token, transport] as const,
    );
    const cdp = await page.context().newCDPSession(page);
    await mountOften(page, 3);
    // The form is rehearsed once for the page: React lets go of the root that it drew last only when it draws another.
    await counts(page, cdp);
    await mountOften(page, 3);
    const before = await counts(page, cdp);
    await mountOften(page, MOUNTS);
    const after = await counts(page, cdp);
    // This test's own attribute carries the token, where every test looks for it.
    await page.evaluate(() => document.querySelector('#place')?.replaceChildren());
    // Fewer is no leftover: a mount before the first count may still have been on its way out.
    expect({
      nodes: Math.max(0, after.nodes - before.nodes),
      listeners: Math.max(0, after.listeners - before.listeners),
    }).toEqual({ nodes: 0, listeners: 0 });
  });
}

test('[HOST-05] [HOST-15] of the page itself it changes nothing but window.cashier, which goes with it', async ({
  page,
  cashier,
}) => {
  await page.addInitScript(() => {
    const kept = {
      keys: Reflect.ownKeys(window),
      pushState: history.pushState,
      replaceState: history.replaceState,
    };
    const own = new Set([...kept.keys, 'findChanges', '__events', 'makeCashier', 'mountCashier', 'hostHtml']);
    Object.assign(window, {
      findChanges: () => [
        ...Reflect.ownKeys(window)
          .filter(key => !own.has(key))
          .map(String),
        ...(['pushState', 'replaceState'] as const).filter(name => history[name] !== kept[name]),
      ],
    });
  });
  const findChanges = () => page.evaluate(() => window.findChanges());
  const widget = await cashier.mount();
  await (await openMethod(widget, 'card')).fill('500');
  await expect.poll(findChanges).toEqual(['cashier']);
  await page.evaluate(() => document.querySelector('cashier-widget')?.remove());
  await expect.poll(findChanges).toEqual([]);
});
