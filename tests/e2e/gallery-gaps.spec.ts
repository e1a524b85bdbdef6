import { expect, type Page, test } from 'playwright/test';
import { openGallery } from '../support/openGallery';

const show = (page: Page, state: string): Promise<void> =>
  page.evaluate(shown => window.showState(shown, { locale: 'en' }), state);

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGallery(page);
});

test('[ROUTE-06] on a phone the last of an odd number of methods leaves no hole beside it', async ({
  page,
}) => {
  await show(page, 'list');
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
  await show(page, 'wd-complete');
  const moved = await page.locator('cashier-widget .timeline').evaluate(timeline => {
    const height = () => timeline.getBoundingClientRect().height;
    const before = height();
    for (const time of timeline.querySelectorAll('.timeline__note')) time.textContent = '';
    return before - height();
  });
  expect(moved).toBe(0);
});
