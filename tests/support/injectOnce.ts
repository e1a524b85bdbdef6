import type { Page } from 'playwright/test';

/** Runs a script in the page unless it has done so already: then the page has the script's global. */
export async function injectOnce(page: Page, global: string, script: string): Promise<void> {
  const isThere = await page.evaluate(name => name in globalThis, global);
  if (!isThere) await page.evaluate(script);
}
