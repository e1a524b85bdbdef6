import { freezeClock } from '../support/freezeClock';
import { holdFile } from '../support/holdFile';
import { openFramed, openLoaded } from '../support/openFramed';
import { openPopUp } from '../support/openPopUp';
import { expect, test } from '../support/test';
import { fillCardForm, openMethod, part } from '../support/widget';

const loaded = { messageType: 'Loaded', fields: { version: expect.stringMatching(/^v\d+\.\d+\.\d+$/) } };

test('[HOST-06] [HOST-07] [HOST-08] a frame announces itself, waits for its host, and speaks to that origin alone', async ({
  page,
  cashier,
  outerHost,
}) => {
  const framed = await openFramed(page, { hostUrl: outerHost.url, frameUrl: cashier.host });
  await expect.poll(() => framed.heard()).toMatchObject([{ ...loaded, origin: cashier.host }]);
  await expect(framed.widget.locator('[aria-busy="true"]')).toBeVisible();
  expect(cashier.calls.sent()).toEqual([]);
  await framed.say(JSON.stringify({ type: 'loaded', payload: { ...cashier.options, host: cashier.host } }));
  await expect(part(framed.widget, 'region')).toContainText('Mexico · MXN');
  await expect.poll(() => framed.heard('onInit')).toMatchObject([{ fields: { page: 'deposit' } }]);
  expect(cashier.calls.sent('methods-payment-v3')[0]?.headers.authorization).toBe(`Bearer ${cashier.token}`);
  expect(await framed.heardText()).not.toContain(cashier.token);
});

test('[HOST-06] [HOST-07] a host that speaks once, before the frame has said anything, is heard', async ({
  page,
  cashier,
  outerHost,
}) => {
  const release = await holdFile(page, '**/standalone/iframe-host-*.js');
  const framed = await openFramed(page, { hostUrl: outerHost.url, frameUrl: cashier.host });
  await expect(framed.widget.locator('[aria-busy="true"]')).toBeVisible();
  expect(await framed.heard()).toEqual([]);
  await framed.say({ type: 'loaded', payload: { ...cashier.options, host: cashier.host } });
  release();
  await part(framed.widget, 'method').first().waitFor();
  expect(cashier.calls.sent('methods-payment-v3')[0]?.headers.authorization).toBe(`Bearer ${cashier.token}`);
});

test('[ERR-05] [HOST-07] where the code that speaks with the host did not come, trying again asks for it again', async ({
  page,
  cashier,
  guard,
  outerHost,
}) => {
  guard.allow(/Failed to load resource/);
  await page.route('**/standalone/iframe-host-*.js', route => route.abort(), { times: 1 });
  const framed = await openFramed(page, { hostUrl: outerHost.url, frameUrl: cashier.host });
  await framed.widget.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => framed.heard('Loaded')).toHaveLength(1);
  await framed.say({ type: 'loaded', payload: { ...cashier.options, host: cashier.host } });
  await part(framed.widget, 'method').first().waitFor();
});

test.describe('whose host lets nothing but the cashier into a frame', () => {
  test.use({ player: 'demo-in' });

  test('[IND-01] [HOST-08] an app of UPI opens beside the invoice, and not in its place', async ({
    page,
    cashier,
    outerHost,
  }) => {
    const framed = await openFramed(page, {
      hostUrl: outerHost.url,
      frameUrl: cashier.host,
      policy: `frame-src ${cashier.host}`,
    });
    await expect.poll(() => framed.heard('Loaded')).toHaveLength(1);
    await framed.say({ type: 'loaded', payload: { ...cashier.options, host: cashier.host } });
    await (await openMethod(framed.widget, 'india_upi_invoice', { country: 'IN' })).fill('500');
    await part(framed.widget, 'submit').click();
    const link = part(framed.widget, 'app-link').first();
    await expect(link).toHaveAttribute('target', '_blank');
    await link.click();
    await expect(part(framed.widget, 'invoice')).toContainText('sandbox.cashier@okbank');
  });
});

test('[HOST-10] [HOST-11] [BON-01] new bonuses, the close message and a deposit pass between frame and host', async ({
  page,
  cashier,
  outerHost,
}) => {
  // An object of the same shape counts as JSON.
  const framed = await openLoaded(page, cashier, outerHost.url);
  await expect(part(framed.widget, 'bonus')).toHaveCount(0);
  const payload = [{ id: 1, type: 'deposit', title: 'Late gift', depositBonusData: { minDeposit: 5 } }];
  await framed.say(JSON.stringify({ type: 'bonus-list-updated', payload }));
  await expect(part(framed.widget, 'bonus')).toContainText('Late gift');
  await (await fillCardForm(framed.widget, { amount: '500' })).click();
  await part(framed.widget, 'status').waitFor();
  const [deposit] = cashier.book.deposits();
  await expect
    .poll(() => framed.heard('onCreateTransaction'))
    .toMatchObject([{ fields: { depositId: deposit?.id, amount: 500, currency: 'MXN' } }]);
  await framed.say({ type: 'close' });
  await expect.poll(() => framed.heard('onClose')).toHaveLength(1);
  expect(await framed.events('close')).toHaveLength(1);
  expect(await framed.events('create-transaction')).toHaveLength(1);
});

test('[HOST-10] rubbish, unknown types and messages of other windows change nothing', async ({
  page,
  cashier,
  outerHost,
}) => {
  const framed = await openLoaded(page, cashier, outerHost.url);
  for (const message of [
    '',
    '{',
    'close',
    '[]',
    'null',
    7,
    null,
    [],
    { type: 'shut' },
    { type: ['close'] },
    '{"__proto__":{"type":"close"}}',
  ]) {
    await framed.say(message);
  }
  await page.evaluate(() => {
    const other = document.createElement('iframe');
    document.body.append(other);
    const script = other.contentDocument?.createElement('script');
    if (script) script.textContent = `parent.frames[0].postMessage({type: 'close'}, '*')`;
    if (script) other.contentDocument?.body.append(script);
  });
  // The host's own word comes after them all.
  await framed.say({ type: 'bonus-list-updated', payload: [{ id: 1, type: 'deposit', title: 'Mark' }] });
  await expect(part(framed.widget, 'bonus')).toContainText('Mark');
  expect(await framed.heard('onClose')).toEqual([]);
});

test('[HOST-08] [HOST-06] a host of a refused origin is not listened to: after 15 s the defaults hold', async ({
  page,
  cashier,
  outerHost,
  guard,
}) => {
  guard.allow(/status of 401/);
  await freezeClock(page);
  const framed = await openFramed(page, {
    hostUrl: outerHost.url,
    frameUrl: cashier.host,
    attributes: { 'host-origins': '["https://good.example"]', locale: 'en' },
  });
  await expect.poll(() => framed.heard('Loaded')).toHaveLength(1);
  await framed.say({ type: 'loaded', payload: { ...cashier.options, host: cashier.host } });
  for (const [seconds, announced] of [
    [1, 2],
    [1, 3],
    [2, 4],
    [4, 5],
  ] as const) {
    await page.clock.runFor(seconds * 1_000);
    await expect.poll(() => framed.heard('Loaded')).toHaveLength(announced);
  }
  await page.clock.runFor(6_500);
  expect(await framed.events('error-report')).toEqual([]);
  await page.clock.runFor(1_000);
  await expect
    .poll(async () => (await framed.events('error-report')).map(({ detail }) => detail?.message))
    .toContain('Incorrect data from host');
  // Nobody's user: the defaults, on the default transport.
  await expect.poll(() => cashier.calls.sent('methods-payment-v3').length).toBe(1);
  expect(cashier.calls.sent('methods-payment-v3')[0]?.data).toMatchObject({ country: 'RU', currency: 'MXN' });
  expect(cashier.calls.sockets()).toHaveLength(1);
  expect((await framed.heard()).every(({ messageType }) => messageType === 'Loaded')).toBe(true);
});

test('[HOST-08] [HOST-03] a hand-over without a payload is reported, and the defaults are used', async ({
  page,
  cashier,
  outerHost,
  guard,
}) => {
  guard.allow(/status of 401/);
  const framed = await openFramed(page, { hostUrl: outerHost.url, frameUrl: cashier.host });
  await expect.poll(() => framed.heard('Loaded')).toHaveLength(1);
  await framed.say({ type: 'loaded' });
  await expect
    .poll(async () => (await framed.heard('Error')).map(({ fields }) => fields.message))
    .toContain('Incorrect data from host');
  await expect(part(framed.widget, 'error')).toBeVisible();
  expect(await framed.heard('onTokenExpired')).toHaveLength(1);
});

test('[HOST-03] a malformed field of the hand-over falls back to its default and is named', async ({
  page,
  cashier,
  outerHost,
}) => {
  const framed = await openFramed(page, { hostUrl: outerHost.url, frameUrl: cashier.host });
  await expect.poll(() => framed.heard('Loaded')).toHaveLength(1);
  const payload = { ...cashier.options, host: cashier.host, closingButton: 'no', bonusList: {}, schema: 4 };
  await framed.say({ type: 'loaded', payload });
  await expect(part(framed.widget, 'close')).toBeVisible();
  await expect
    .poll(async () => (await framed.heard('Error')).map(({ fields }) => fields.field).sort())
    .toEqual(['bonusList', 'closingButton', 'schema']);
});

test('[DEP-04] a payment page opens from a frame whose pop-ups stay in its sandbox', async ({
  page,
  cashier,
  outerHost,
  guard,
}) => {
  guard.allow(/Unsafe attempt to initiate navigation/);
  const { widget, heard } = await openLoaded(page, cashier, outerHost.url);
  await (await openMethod(widget, 'mercado_pago')).fill('500');
  const popUp = await openPopUp(page, part(widget, 'submit'));
  await popUp.waitForURL(/\/pay\//);
  expect(await popUp.evaluate(() => window.opener)).toBeNull();
  await expect(part(widget, 'status')).toBeVisible();
  expect(await heard('onDisplayError')).toEqual([]);
});
