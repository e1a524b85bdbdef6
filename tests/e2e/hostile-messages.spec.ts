import { HOSTILE_MESSAGES } from '../corpora/hostileMessages';
import { openLoaded } from '../support/openFramed';
import { expect, test } from '../support/test';
import { openMethod, part } from '../support/widget';

const HOST_PROPERTIES = [
  'webkit',
  'ReactNativeWebView',
  'CashierBridge',
  'NativeBilling',
  '__BILLING_USER_DATA__',
];

test(`[HOST-03] [HOST-10] ${HOSTILE_MESSAGES.length} hostile or malformed messages of the host: nothing thrown, nothing done`, async ({
  page,
  cashier,
  outerHost,
}) => {
  expect(HOSTILE_MESSAGES.length).toBeGreaterThanOrEqual(300);
  const framed = await openLoaded(page, cashier, outerHost.url);
  const listsBefore = cashier.calls.sent('methods-payment-v3').length;
  for (const message of HOSTILE_MESSAGES) await framed.say(message);
  // The host's own word comes after them all.
  await framed.say({ type: 'bonus-list-updated', payload: [{ id: 1, type: 'deposit', title: 'Mark' }] });
  await expect(part(framed.widget, 'bonus')).toContainText('Mark');

  expect(await framed.heard('onClose')).toEqual([]);
  expect(await framed.heard('onInitError')).toEqual([]);
  expect(cashier.calls.sent('methods-payment-v3')).toHaveLength(listsBefore);
  const frame = page.frames().find(one => one.url().startsWith(`${cashier.host}/e2e/framed`));
  const polluted = await frame?.evaluate(() => ({
    plain: Reflect.get({}, 'polluted') ?? Reflect.get([], 'polluted') ?? null,
    keys: Object.keys(Object.prototype),
  }));
  expect(polluted).toEqual({ plain: null, keys: [] });
  await openMethod(framed.widget, 'card');
  await expect
    .poll(() => cashier.calls.sent('deposit-limits').at(-1)?.headers['authorization'])
    .toBe(`Bearer ${cashier.token}`);
  console.log(`host messages: ${HOSTILE_MESSAGES.length}, 0 uncaught, 0 reactions, 0 prototype keys`);
});

test('[HOST-06] [HOST-09] properties of the window that throw count as absent', async ({ page, cashier }) => {
  await page.addInitScript(names => {
    for (const name of names)
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new Error('hostile getter');
        },
      });
  }, HOST_PROPERTIES);
  const widget = await cashier.mount();
  await expect(part(widget, 'method').first()).toBeVisible();
  expect(await cashier.events('init-error')).toEqual([]);
});
