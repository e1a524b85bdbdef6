import { expect, type Locator, test } from 'playwright/test';
import { openGallery, showState } from '../support/openGallery';

test('[THEME-01] whatever is pressed looks pressed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGallery(page);
  const pressed: readonly [state: string, at: string][] = [
    ['list', '.tile'],
    ['list', '[part~=region]'],
    ['list', '[part~=close]'],
    ['list-pending', '.method-row'],
    ['region', '.option[aria-pressed=false]'],
    ['region', '.option[aria-pressed=true]'],
    ['form', '.chip'],
    ['form', '.button'],
    ['coin', '.choice'],
    ['sweep', '.box'],
    ['address-gate', '.disclosure__summary'],
  ];
  const lookOf = (element: Locator) =>
    element.evaluate(one => {
      const { backgroundColor, transform } = getComputedStyle(one);
      return `${backgroundColor} ${transform}`;
    });
  for (const theme of ['light', 'dark'] as const) {
    for (const [state, at] of pressed) {
      await showState(page, state, { theme });
      const target = page.locator(`cashier-widget ${at}`).first();
      await target.hover();
      const before = await lookOf(target);
      await page.mouse.down();
      // Polled, as the sheet may come after the screen.
      await expect.poll(() => lookOf(target), `${state} ${at}, ${theme}`).not.toBe(before);
      await page.mouse.move(0, 0);
      await page.mouse.up();
    }
  }
});
