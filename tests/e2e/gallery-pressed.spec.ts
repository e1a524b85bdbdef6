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

test('[THEME-01] whatever can be pressed shows it under a pointer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGallery(page);
  const lookOf = (element: Locator) =>
    element.evaluate(one => {
      const { color, backgroundColor, borderColor, boxShadow } = getComputedStyle(one);
      return `${color} ${backgroundColor} ${borderColor} ${boxShadow}`;
    });
  for (const [state, at] of [
    ['list', '.tile'],
    ['list', '.segment[aria-pressed=false]'],
    ['list', '[part~=region]'],
    ['list', '[part~=close]'],
    ['list-pending', '.method-row'],
    ['region', '.option[aria-pressed=false]'],
    ['form', '.chip[aria-pressed=false]'],
    ['form', '.button'],
    ['coin', '.choice'],
    ['sweep', '.box'],
    ['address-gate', '.disclosure__summary'],
    ['address-memo', '.button--quiet'],
  ] as const) {
    await showState(page, state);
    const target = page.locator(`cashier-widget ${at}`).first();
    const before = await lookOf(target);
    await target.hover();
    await expect.poll(() => lookOf(target), `${state} ${at}`).not.toBe(before);
    await page.mouse.move(0, 0);
  }
});

test('[DEP-12] [THEME-01] what is copied has the colour of what is done, under the pointer too', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGallery(page);
  const colors = (element: Locator) =>
    element.evaluate(one => {
      const { color, borderColor, borderWidth } = getComputedStyle(one);
      return borderWidth === '0px' ? [color] : [color, borderColor];
    });
  for (const theme of ['light', 'dark'] as const) {
    for (const [state, at] of [
      ['p2p-invoice', '.pill--action'],
      ['requisites', '.details__row .copy--icon'],
      ['address', '.copy-row > .copy--icon'],
    ]) {
      await showState(page, state ?? '', { theme });
      const copy = page.locator(`cashier-widget ${at}`).first();
      await copy.click();
      await expect(copy).toHaveClass(/--done/);
      const done = theme === 'light' ? 'rgb(8, 99, 60)' : 'rgb(98, 230, 168)';
      await expect.poll(async () => [...new Set(await colors(copy))], `${state}, ${theme}`).toEqual([done]);
    }
  }
});
