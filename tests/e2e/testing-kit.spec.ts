import { recordCashierEvents } from '../../src/testing';
import { openLoaded } from '../support/openFramed';
import { expect, test } from '../support/test';
import { openMethod, part } from '../support/widget';

// A test of a host's finds each event, wherever its widget stands.
const opened = { type: 'full-loaded', detail: { milliseconds: expect.any(Number) } };

test('[HOST-11] the testing kit keeps the events of before a reload, and those that a host can hold', async ({
  page,
  cashier,
}) => {
  const events = await recordCashierEvents(page);
  const widget = await cashier.mount();
  const amount = await openMethod(widget, 'mercado_pago');
  await amount.fill('501');
  await part(widget, 'submit').click();
  await expect(part(widget, 'status')).toBeVisible();
  await page.reload();
  await expect.poll(() => events.of('create-transaction')).toHaveLength(1);
  expect(await events.of('before-submit')).toEqual([
    { type: 'before-submit', detail: expect.objectContaining({ action: 'deposit', amount: 501 }) },
  ]);
});

test('[HOST-11] the testing kit hears a widget in a shadow root of the host', async ({ page, cashier }) => {
  const events = await recordCashierEvents(page);
  await page.goto('/e2e/host.html');
  await page.evaluate(options => {
    const root = document.querySelector('#place')?.attachShadow({ mode: 'open' });
    root?.append(window.makeCashier(options));
  }, cashier.options);
  await expect.poll(() => events.of('full-loaded')).toEqual([opened]);
});

test('[HOST-11] the testing kit hears a widget in a frame from another origin', async ({
  page,
  cashier,
  outerHost,
}) => {
  const events = await recordCashierEvents(page);
  await openLoaded(page, cashier, outerHost.url);
  await expect.poll(() => events.of('full-loaded')).toEqual([opened]);
});
