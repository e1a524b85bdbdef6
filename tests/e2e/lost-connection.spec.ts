import { findAxeFaults } from '../support/findAxeFaults';
import { runPageCheck } from '../support/runPageCheck';
import { heading, title } from '../support/screen';
import { expect, test } from '../support/test';
import { openMethod, part } from '../support/widget';

test.use({ setup: { transport: 'socket', viewport: { width: 390, height: 844 }, locale: 'en' } });

test('[API-03] [ERR-02] a server that closes every socket is told as a lost connection, with a Retry that works', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/WebSocket/);
  let isDown = true;
  await page.routeWebSocket(/socket\.io/, async socket => {
    if (isDown) await socket.close({ code: 1000 });
    else socket.connectToServer();
  });
  await page.clock.install();
  const widget = await cashier.mount();
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(part(widget, 'error')).toContainText('Network connection failed', { timeout: 100 });
  }).toPass({ intervals: [0] });
  await expect(part(widget, 'error')).not.toContainText('Request timeout');
  const attempts = await cashier.events('socket-reconnect-attempt');
  expect(attempts.map(({ detail }) => detail?.attempt)).toEqual([1, 2, 3]);
  isDown = false;
  await part(widget, 'error').getByRole('button').first().click();
  await expect(part(widget, 'region')).toContainText('Mexico · MXN');
});

test('[ERR-02] [API-03] a player who has pressed reads after 5 s that the socket is lost, until it is back', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/WebSocket/);
  let isDown = false;
  const open: { close(): Promise<void> }[] = [];
  const hung: typeof open = [];
  await page.routeWebSocket(/socket\.io/, socket => {
    // A server that is down answers nothing.
    if (!isDown) socket.connectToServer();
    (isDown ? hung : open).push(socket);
  });
  await page.clock.install();
  const widget = await cashier.mount();
  const amount = await openMethod(widget, 'mercado_pago');
  await amount.fill('500');
  isDown = true;
  for (const socket of open.splice(0)) await socket.close();
  await part(widget, 'submit').click();
  await expect(part(widget, 'submit')).toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(4_000);
  await expect(part(widget, 'snackbar')).toHaveCount(0);
  await page.clock.runFor(1_500);
  await expect(part(widget, 'snackbar')).toContainText('Network connection failed');
  isDown = false;
  await expect(async () => {
    for (const socket of hung.splice(0)) await socket.close();
    await page.clock.runFor(2_000);
    await expect(part(widget, 'snackbar')).toHaveCount(0, { timeout: 300 });
  }).toPass({ intervals: [0] });
  await expect.poll(() => cashier.book.deposits()).toMatchObject([{ minor: 50_000 }]);
});

test('[ERR-05] [FORM-13] a press whose screen cannot be had leaves the player at a way to try again, as large as any other', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/Failed to fetch dynamically imported module|Failed to load resource/);
  // Nor its error page, which comes ahead with the first screen after the list.
  await page.route(/(region|error)-screen-/, route => route.abort());
  const widget = await cashier.mount({ locale: 'ar' });
  await part(widget, 'region').click();
  const retry = widget.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeFocused();
  expect((await retry.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await runPageCheck(page, 'findLayoutFaults')).toEqual([]);
  expect(await findAxeFaults(page)).toEqual([]);
  await expect(part(widget, 'frame').or(widget.locator('.cashier'))).toHaveAttribute('lang', 'en');
  await page.unrouteAll();
  await retry.press('Enter');
  await expect(part(widget, 'method').first()).toBeVisible();
});

test('[ERR-05] [ERR-02] [API-04] a network that has gone before the press that pays is told until the screen that asks is there, not a widget that could not be loaded', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/Failed to load resource/);
  await page.clock.install();
  const ahead = Promise.all([/complete-screen-/, /snackbars-/].map(name => page.waitForResponse(name)));
  const widget = await cashier.mount({ transport: 'http' });
  await (await openMethod(widget, 'card_wallet')).fill('500');
  await ahead;
  // What they import has come, too.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await part(widget, 'submit').click();
  await expect(part(widget, 'snackbar')).toContainText('Network connection failed');
  // The clock is that of every page: not while the payment's window goes.
  await expect.poll(() => page.context().pages()).toHaveLength(1);
  await page.clock.runFor(6_000);
  await expect(part(widget, 'submit')).toHaveAttribute('aria-busy', 'true');
  await expect(part(widget, 'snackbar')).toContainText('Network connection failed');
  await expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(heading(widget)).toHaveText("Checking your deposit's status", { timeout: 100 });
  }).toPass({ intervals: [0] });
  await page.context().setOffline(false);
  await page.clock.fastForward(60_000);
  await expect(heading(widget)).toHaveText('The deposit was not made');
  expect(cashier.book.deposits()).toEqual([]);
});

test('[ERR-05] [FORM-13] one that has gone before the first press on the list is told on the form, which keeps what was typed', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/Failed to fetch dynamically imported module|Failed to load resource/);
  const form = page.waitForResponse(/app-form-/);
  const widget = await cashier.mount({ transport: 'http' });
  await (await form).finished();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  const amount = await openMethod(widget, 'card_wallet');
  await amount.fill('500');
  await part(widget, 'submit').click();
  await expect(part(widget, 'snackbar')).toContainText('Network connection failed');
  await expect(amount).toHaveValue('500');
  // A press that is not over yet goes on as soon as the network is back.
  await expect(part(widget, 'submit')).not.toHaveAttribute('aria-busy', 'true');
  await page.context().setOffline(false);
  await part(widget, 'submit').click();
  await expect(heading(widget)).toHaveText('Deposit received');
});

for (const cannotBeTold of [false, true]) {
  test(`[ERR-05] [DEP-01] no deposit is made whose next screen cannot be had${cannotBeTold ? ', nor a message about it' : ''}: a press makes it once it can`, async ({
    page,
    cashier,
    guard,
  }) => {
    guard.allow(/Failed to fetch dynamically imported module|Failed to load resource/);
    const gone = cannotBeTold ? /\/(complete-screen|snackbars)-/ : /\/complete-screen-/;
    await page.route(gone, route => route.fulfill({ status: 404 }));
    const widget = await cashier.mount({ transport: 'http' });
    await (await openMethod(widget, 'card_wallet')).fill('500');
    await part(widget, 'submit').click();
    const told = cannotBeTold ? part(widget, 'error') : part(widget, 'snackbar');
    await expect(told).toContainText(cannotBeTold ? 'or reload the page' : 'Network connection failed');
    expect(cashier.book.deposits()).toEqual([]);
    await page.unrouteAll();
    if (cannotBeTold) {
      await told.getByRole('button').click();
      await (await openMethod(widget, 'card_wallet')).fill('500');
    }
    await part(widget, 'submit').click();
    await expect(heading(widget)).toHaveText('Waiting for your payment');
    expect(cashier.book.deposits()).toHaveLength(1);
  });
}

test('[ERR-05] [ERR-03] a message that cannot be drawn ends no widget: the form stays as it was', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/Failed to fetch dynamically imported module|Failed to load resource/);
  await page.route(/snackbars-/, route => route.abort());
  const widget = await cashier.mount();
  const amount = await openMethod(widget, 'card_wallet');
  await amount.fill('1903');
  await part(widget, 'submit').click();
  await expect.poll(() => cashier.events('display-error')).toHaveLength(1);
  await expect.poll(async () => JSON.stringify(await cashier.events('error-report'))).toContain('snackbars');
  await expect(amount).toHaveValue('1903');
  // It is asked for again with the next one.
  await page.unrouteAll();
  await part(widget, 'submit').click();
  await expect(part(widget, 'snackbar')).toContainText('Use another card');
});

test('[ERR-05] [BON-02] a bonus whose file does not come, as where a blocker takes it for an advertisement, costs no methods', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/Failed to fetch dynamically imported module|Failed to load resource/);
  await page.route('**/bonus-banner-*', route => route.abort('blockedbyclient'));
  const widget = await cashier.mount({ bonusList: [{ id: 1, type: 'deposit', title: 'Twice as much' }] });
  await expect.poll(() => cashier.events('error-report')).toHaveLength(1);
  await expect(widget.locator('.bone--banner')).toHaveCount(0);
  await expect(await openMethod(widget, 'mercado_pago')).toBeVisible();
});

test('[ERR-05] [DEP-05] a network that goes between a deposit and its screen: the error page leads to that screen by itself once it is back', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/Failed to fetch dynamically imported module|Failed to load resource/);
  await page.route(/unified-form-screen-/, route => route.abort());
  const widget = await cashier.mount({ transport: 'http' });
  await (await openMethod(widget, 'card_wallet')).fill('970');
  await part(widget, 'submit').click();
  await expect(part(widget, 'error')).toContainText('Error occurred');
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect
    .poll(async () => (await cashier.events('route')).at(-1)?.detail)
    .toEqual({ path: '/deposit/redirect/unified-form' });
  await expect(part(widget, 'submit')).toBeVisible();
  expect(cashier.book.deposits()).toHaveLength(1);
});

test('[HOST-11] [ERR-05] code of host control that did not come at first is asked for again, and the host hears how the player goes on', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/Failed to load resource/);
  await page.route(/start-later-/, route => route.abort(), { times: 1 });
  const widget = await cashier.mount();
  const steps = async () => (await cashier.events('funnel')).map(({ detail }) => detail?.step);
  await expect.poll(steps).toEqual(['opened', 'methods']);
  await openMethod(widget, 'card_wallet');
  await expect.poll(steps).toEqual(['opened', 'methods', 'method']);
});

for (const how of ['fails', 'never answers'] as const) {
  test(`[ERR-05] a file whose address ${how} is asked for under another one, and the player sees no error`, async ({
    page,
    cashier,
    guard,
  }) => {
    guard.allow(/Failed to fetch dynamically imported module|Failed to load resource|Request timeout/);
    await page.clock.install();
    await page.route(/\/region-screen-[^?]*$/, route => (how === 'fails' ? route.abort() : undefined));
    const asked = page.waitForRequest(/\/region-screen-[^?]*$/);
    const widget = await cashier.mount();
    await part(widget, 'region').click();
    await asked;
    // Once: a second time, it would end the wait for the other address too.
    if (how === 'never answers') await page.clock.fastForward(30_000);
    await expect(title(widget)).toHaveText('Your country');
    expect(await cashier.events('error-report')).toEqual([]);
  });
}

test('[ERR-05] [ROUTE-12] texts and screen that both never answer are asked for under other addresses, and the player can go back meanwhile', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/Request timeout/);
  await page.clock.install();
  const hangs = [/\/english-rest-[^?]*$/, /\/region-screen-[^?]*$/];
  for (const file of hangs) await page.route(file, () => undefined);
  const asked = Promise.all(hangs.map(file => page.waitForRequest(file)));
  const widget = await cashier.mount();
  await part(widget, 'region').click();
  await asked;
  await expect(widget.getByRole('button', { name: 'Back' })).toBeVisible();
  await page.clock.fastForward(30_000);
  await expect(title(widget)).toHaveText('Your country');
  expect(await cashier.events('error-report')).toEqual([]);
});
