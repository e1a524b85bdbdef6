import { expect, type Page, test } from 'playwright/test';
import { isWholeGallery, statesOf } from '../support/galleryRun';
import { openGallery, showState } from '../support/openGallery';
import { runPageCheck } from '../support/runPageCheck';

const PARTS = 4;
const PHONE = { width: 390, height: 700 };
/** What 400 % zoom leaves of a window of 1280 × 1024 px (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

/**
 * Animations that go on although the player wants none; the spinner breathes, as a ring at rest would say
 * "stopped".
 */
const findMotion = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('cashier-widget')?.shadowRoot;
    return (root?.getAnimations() ?? [])
      .filter(one => Number(one.effect?.getComputedTiming().duration ?? 0) > 1)
      .map(one => (one instanceof CSSAnimation ? one.animationName : one.constructor.name))
      .filter(name => name !== 'cashier-breathe');
  });

for (let part = 0; part < PARTS; part += 1) {
  test(`[FORM-13] [ROUTE-12] focus, zoom, forced colours and reduced motion on every screen, ${part + 1} of ${PARTS}`, async ({
    page,
  }) => {
    test.setTimeout(isWholeGallery ? 600_000 : 120_000);
    const problems: string[] = [];
    const note = (state: string, how: string, faults: readonly string[]) =>
      problems.push(...faults.map(fault => `${state}, ${how}: ${fault}`));
    page.on('console', line => line.text().includes('React error') && problems.push(line.text()));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(PHONE);
    await openGallery(page);
    for (const state of statesOf(part, PARTS)) {
      await showState(page, state);
      note(state, 'reduced motion', await findMotion(page));
      note(state, 'focus', await runPageCheck(page, 'findFocusFaults'));
      await page.setViewportSize(ZOOMED);
      note(state, '400 %', [
        ...(await runPageCheck(page, 'findLayoutFaults')),
        ...(await runPageCheck(page, 'findFocusFaults')),
      ]);
      await page.setViewportSize(PHONE);
      // Dark system colours, as a black page is what most who force colours have.
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
      note(state, 'forced colours', await runPageCheck(page, 'findForcedColorFaults'));
      await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
    }
    expect(problems).toEqual([]);
  });
}
