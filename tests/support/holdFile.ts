import type { Page } from 'playwright/test';

/** The code of the app, which the shell loads. */
export const APP_FILE = '**/standalone/app-*.js';

/** Keeps a file back; gives what lets it come, or lets it fail. */
export async function holdFile(page: Page, address: string): Promise<(end?: 'fail') => void> {
  let release: (end?: 'fail') => void = () => {};
  const released = new Promise<'fail' | undefined>(resolve => {
    release = resolve;
  });
  await page.route(address, async route => {
    if ((await released) === 'fail') await route.abort();
    else await route.fallback();
  });
  return release;
}
