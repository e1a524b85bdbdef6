import type { Page } from 'playwright/test';
import type { ConsoleHelper } from '../../src/app/control/createConsoleHelper';
import { expect, test } from '../support/test';
import { part } from '../support/widget';

/** What a developer types at the console; each call reloads the page. */
async function atConsole(page: Page, name: keyof ConsoleHelper, value: unknown): Promise<void> {
  await page.waitForFunction(() => 'cashier' in window);
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate(
      ([command, given]) => {
        const helper: Record<string, (argument: unknown) => void> = Reflect.get(window, 'cashier');
        helper[command]?.(given);
      },
      [name, value] as const,
    ),
  ]);
}

test('[HOST-15] [USER-05] at the console a developer sets user, transport and logging of a page of its own', async ({
  page,
  context,
  cashier,
  guard,
}) => {
  guard.allow(/status of 401/);
  const printed: string[] = [];
  page.on('console', message => {
    if (message.type() === 'info') printed.push(message.text());
  });
  await page.goto('/e2e/framed.html?set-mode=standalone&set-locale=en');
  const widget = page.locator('cashier-widget');
  await expect(part(widget, 'error')).toBeVisible();
  await atConsole(page, 'setTransport', 'http');
  await expect(part(widget, 'error')).toBeVisible();
  await atConsole(page, 'setUser', { ...cashier.options.user, token: cashier.token });
  await expect(part(widget, 'region')).toContainText('Mexico · MXN');
  expect(cashier.calls.sent('methods-payment-v3').at(-1)?.headers.authorization).toBe(
    `Bearer ${cashier.token}`,
  );
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'cashier_token', secure: true, sameSite: 'Strict', path: '/' });
  expect(printed).toEqual([]);

  await atConsole(page, 'setLogging', '1');
  await expect(part(widget, 'region')).toContainText('Mexico · MXN');
  await expect.poll(() => printed.join('\n')).toContain('onInit');
  expect(printed.join('\n')).not.toContain(cashier.token);
  await atConsole(page, 'setLogging', '0');
  await expect(part(widget, 'region')).toContainText('Mexico · MXN');
  const until = printed.length;
  await part(widget, 'region').click();
  await expect(part(widget, 'option').first()).toBeVisible();
  expect(printed).toHaveLength(until);
});

test('[HOST-15] a developer’s token never serves an element that its host has set up', async ({
  context,
  cashier,
  guard,
}) => {
  guard.allow(/status of 401/);
  await context.addCookies([{ name: 'cashier_token', value: cashier.token, url: cashier.host }]);
  const widget = await cashier.mount({ token: '' });
  await expect(part(widget, 'error')).toBeVisible();
  expect(cashier.calls.sent('methods-payment-v3')[0]?.headers.authorization).toBeUndefined();
});
