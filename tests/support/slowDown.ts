import type { BrowserContext, Page } from 'playwright/test';

/** `CASHIER_CPU=4`: every page of the browser tests runs that many times slower, as on a cheap phone. */
export const slowness: number = Number(process.env['CASHIER_CPU'] ?? 1);

/** Also the pages that the context opens later, such as a payer's window. */
export async function slowDown(context: BrowserContext): Promise<void> {
  if (slowness === 1) return;
  const slow = async (page: Page) => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  };
  // One that is closed again at once cannot be asked.
  context.on('page', page => slow(page).catch(() => {}));
  await Promise.all(context.pages().map(slow));
}
