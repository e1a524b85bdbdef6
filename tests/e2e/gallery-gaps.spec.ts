import { expect, test } from 'playwright/test';
import { openGallery, showState } from '../support/openGallery';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGallery(page);
});

test('[ROUTE-06] on a phone the last of an odd number of methods leaves no hole beside it', async ({
  page,
}) => {
  await showState(page, 'list');
  const lines = await page.locator('cashier-widget .grid').evaluateAll(grids =>
    grids.map(grid => {
      const last = grid.lastElementChild?.getBoundingClientRect().right ?? 0;
      return { count: grid.children.length, hole: Math.round(grid.getBoundingClientRect().right - last) };
    }),
  );
  expect(lines.some(({ count }) => count % 2 === 1)).toBe(true);
  expect(lines.filter(({ hole }) => hole > 0)).toEqual([]);
});

test('[WD-02] what stands below the steps of a withdrawal stays there when one of them gets its time', async ({
  page,
}) => {
  await showState(page, 'wd-complete');
  const moved = await page.locator('cashier-widget .timeline').evaluate(timeline => {
    const height = () => timeline.getBoundingClientRect().height;
    const before = height();
    for (const time of timeline.querySelectorAll('.timeline__note')) time.textContent = '';
    return before - height();
  });
  expect(moved).toBe(0);
});

test('[THEME-01] in a wide container the second column is the same beside a form and beside its payment', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  const edges = async (state: string, selector: string): Promise<number[]> => {
    await showState(page, state);
    const { x = 0, width = 0 } = (await page.locator(`cashier-widget ${selector}`).boundingBox()) ?? {};
    return [x, x + width].map(Math.round);
  };
  expect(await edges('form', '.split__aside')).toEqual(await edges('address', '.columns > :last-child'));
});

test('[FORM-09] [THEME-01] a dialog that stands in a field looks as any other', async ({ page }) => {
  const dialog = page.locator('cashier-widget dialog');
  const look = () =>
    dialog.evaluate(box => {
      const close = box.querySelector('.icon-button');
      if (!close) return null;
      const { color, fontSize } = getComputedStyle(close);
      const { right } = close.getBoundingClientRect();
      const { cursor } = getComputedStyle(box);
      return { color, fontSize, cursor, edge: box.getBoundingClientRect().right - right };
    });
  await showState(page, 'p2p-cancel');
  const usual = await look();
  await showState(page, 'unified');
  await page.locator('cashier-widget [part~=region]').click();
  expect(await look()).toEqual(usual);
});
