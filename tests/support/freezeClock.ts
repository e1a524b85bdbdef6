import type { Page } from 'playwright/test';

const start = Date.parse('2030-01-01T12:00:00Z');

/** From the page's first moment on, its time moves only when the test says so. */
export async function freezeClock(page: Page): Promise<void> {
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1_000);
}
