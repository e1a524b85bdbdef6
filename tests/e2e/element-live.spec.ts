import type { Locator } from 'playwright/test';
import { APP_FILE, holdFile } from '../support/holdFile';
import { expect, test } from '../support/test';
import { openMethod, part } from '../support/widget';

const set = (widget: Locator, fields: Record<string, unknown>): Promise<void> =>
  widget.evaluate((element, given) => Object.assign(element, given) && undefined, fields);

const bonus = (title: string) => ({ id: title, type: 'deposit', title, depositBonusData: { minDeposit: 5 } });

test('[HOST-04] locale, theme, closing button, bonuses and schema change on a live form without a remount', async ({
  cashier,
}) => {
  const widget = await cashier.mount({ bonusList: [bonus('First')] });
  const amount = await openMethod(widget, 'card');
  await amount.fill('512');
  await amount.evaluate(node => Object.assign(node, { isTheSame: true }) && undefined);
  const frame = widget.locator('[data-theme]').first();

  await set(widget, { locale: 'ar' });
  await expect(frame).toHaveAttribute('dir', 'rtl');
  await expect(frame).toHaveAttribute('lang', 'ar');
  // What the engine goes by for glyphs and line breaks.
  await expect(part(widget, 'submit')).toHaveCSS('-webkit-locale', '"ar"');
  await set(widget, { locale: 'es' });
  await expect(frame).toHaveAttribute('dir', 'ltr');
  await expect(part(widget, 'submit')).toHaveAccessibleName(/Depositar/);
  await set(widget, { theme: 'dark' });
  await expect(frame).toHaveAttribute('data-theme', 'dark');
  await set(widget, { closingButton: false });
  await expect(part(widget, 'close')).toHaveCount(0);
  await set(widget, { closingButton: true });
  await expect(part(widget, 'close')).toBeVisible();
  await set(widget, { bonusList: [bonus('Second')] });
  await expect(part(widget, 'bonus')).toContainText('Second');
  await set(widget, { bonusList: [] });
  await expect(part(widget, 'bonus')).toHaveCount(0);
  await set(widget, { schema: { theme: 'light' }, theme: '' });
  await expect(frame).toHaveAttribute('data-theme', 'light');

  await expect(amount).toHaveValue('512');
  expect(await amount.evaluate(node => 'isTheSame' in node)).toBe(true);
  expect(cashier.calls.sent('methods-payment-v3')).toHaveLength(1);
});

test('[HOST-04] [THEME-01] variables of the schema colour a live widget', async ({ cashier }) => {
  const widget = await cashier.mount({ schema: { variables: { '--cashier-accent': 'rgb(10, 20, 200)' } } });
  await openMethod(widget, 'card');
  await expect(part(widget, 'submit')).toHaveCSS('background-color', 'rgb(10, 20, 200)');
  await set(widget, { schema: { variables: { '--cashier-accent': 'rgb(200, 20, 10)' } } });
  await expect(part(widget, 'submit')).toHaveCSS('background-color', 'rgb(200, 20, 10)');
});

test('[HOST-02] [HOST-04] an attribute changes a live widget as its property does', async ({ cashier }) => {
  const widget = await cashier.mount();
  await expect(part(widget, 'close')).toBeVisible();
  await widget.evaluate(element => element.setAttribute('closing-button', 'false'));
  await expect(part(widget, 'close')).toHaveCount(0);
  await widget.evaluate(element => element.removeAttribute('closing-button'));
  await expect(part(widget, 'close')).toBeVisible();
  await widget.evaluate(
    (element, list) => element.setAttribute('bonus-list', list),
    JSON.stringify([bonus('New')]),
  );
  await expect(part(widget, 'bonus')).toContainText('New');
});

test('[HOST-04] another currency or region of the user asks for the methods anew', async ({ cashier }) => {
  const widget = await cashier.mount();
  await openMethod(widget, 'card');
  await set(widget, { user: { country: 'mx', paymentGeo: 'BR', currency: 'BRL' } });
  await expect(part(widget, 'region')).toContainText('Brazil · BRL');
  expect(cashier.calls.sent('methods-payment-v3').map(({ data }) => [data.country, data.currency])).toEqual([
    ['MX', 'MXN'],
    ['BR', 'BRL'],
  ]);
});

test('[HOST-04] [API-03] another transport closes the one and opens the other, and loads again', async ({
  cashier,
}) => {
  const widget = await cashier.mount({ transport: 'socket' });
  await expect(part(widget, 'method').first()).toBeVisible();
  await expect.poll(() => cashier.book.sockets()).toBe(1);
  await set(widget, { transport: 'http' });
  await expect.poll(() => cashier.book.sockets()).toBe(0);
  await expect
    .poll(() => cashier.calls.sent('methods-payment-v3').map(({ transport }) => transport))
    .toEqual(['socket', 'http']);
  await expect(part(widget, 'method').first()).toBeVisible();
  await set(widget, { transport: 'socket' });
  await expect.poll(() => cashier.book.sockets()).toBe(1);
  await expect(part(widget, 'method').first()).toBeVisible();
});

test('[HOST-04] another host is asked from then on', async ({ page, cashier }) => {
  const addresses: string[] = [];
  page.on(
    'request',
    request => request.url().endsWith('/methods-payment-v3') && addresses.push(new URL(request.url()).host),
  );
  const widget = await cashier.mount();
  await expect(part(widget, 'method').first()).toBeVisible();
  const { port } = new URL(cashier.host);
  await set(widget, { host: `http://localhost:${port}` });
  await expect.poll(() => new Set(addresses)).toEqual(new Set([`127.0.0.1:${port}`, `localhost:${port}`]));
  await expect(part(widget, 'method').first()).toBeVisible();
});

test('[HOST-04] [DEP-01] what would take the ground from under a deposit waits for its end, and is said', async ({
  page,
  cashier,
}) => {
  const asked: string[] = [];
  page.on('request', request => {
    const { host, pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(`${host} ${pathname.split('/').at(-1)}`);
  });
  const own = new URL(cashier.host).host;
  const other = own.replace('127.0.0.1', 'localhost');
  const widget = await cashier.mount();
  await (await openMethod(widget, 'card_wallet')).fill('500');
  cashier.book.fail('deposit-create', 'latency', { ms: 1_000 });
  await part(widget, 'submit').click();
  await expect.poll(() => cashier.calls.sent('deposit-create').length).toBe(1);
  await set(widget, { host: `http://${other}`, closingButton: false });
  await set(widget, { user: { country: 'br', paymentGeo: 'BR', currency: 'BRL' } });
  await widget.evaluate(element => element.setAttribute('transport', 'socket'));
  await expect(part(widget, 'close')).toHaveCount(0);
  await expect(part(widget, 'status').getByRole('heading')).toHaveText('Deposit received');

  const said = (await cashier.events('error-report')).map(({ detail }) => detail?.field);
  expect(said.sort()).toEqual(['host', 'transport', 'user']);
  expect(asked.filter(line => !line.startsWith(own))).toEqual([]);
  expect(cashier.calls.sockets()).toEqual([]);
  expect(asked.filter(line => line.endsWith('deposit-create'))).toHaveLength(1);
  expect(cashier.book.credits()).toEqual([500]);
  await expect(part(widget, 'status')).toContainText('$500');

  await widget.getByRole('button', { name: 'Make another deposit' }).click();
  await expect(part(widget, 'region')).toContainText('Brazil');
  // The pill has this currency only until the bank, which knows another one, pushes its player.
  await expect
    .poll(() => cashier.calls.sent('methods-payment-v3').map(({ data }) => [data.country, data.currency]))
    .toContainEqual(['BR', 'BRL']);
  await expect.poll(() => cashier.calls.sockets().map(({ host }) => host)).toEqual([other]);
  await expect(part(widget, 'method').first()).toBeVisible();
});

test('[HOST-04] [USER-09] another player who comes while a deposit is made waits until it is, and never reads its screen', async ({
  cashier,
}) => {
  const widget = await cashier.mount();
  await (await openMethod(widget, 'card_wallet')).fill('500');
  cashier.book.fail('deposit-create', 'latency', { ms: 1_000 });
  await part(widget, 'submit').click();
  await expect.poll(() => cashier.calls.sent('deposit-create').length).toBe(1);
  await set(widget, { userId: 'somebody-else', token: 'demo-mx:somebody-else' });
  const authorization = (path?: string) =>
    new Set(cashier.calls.sent(path).map(({ headers }) => headers.authorization));
  await expect.poll(() => authorization()).toContain('Bearer demo-mx:somebody-else');
  expect(authorization('deposit-create')).toEqual(new Set([`Bearer ${cashier.token}`]));
  await expect(part(widget, 'method').first()).toBeVisible();
  await expect(part(widget, 'status')).toHaveCount(0);
  await expect.poll(() => cashier.book.credits()).toEqual([500]);
  expect((await cashier.events('error-report')).map(({ detail }) => detail?.field)).toEqual([
    'userId',
    'token',
  ]);
});

test('[HOST-01] [ROUTE-06] the skeleton shows and the first request leaves before the app has come', async ({
  page,
  cashier,
}) => {
  const release = await holdFile(page, APP_FILE);
  // The early list is for English alone.
  const widget = await cashier.mount({ locale: 'es' });
  await expect(widget.locator('[aria-busy="true"]')).toBeVisible();
  await expect.poll(() => cashier.calls.sent('methods-payment-v3').length).toBe(1);
  await expect.poll(() => cashier.book.requests('methods-payment-v3').length).toBe(1);
  await expect(part(widget, 'method')).toHaveCount(0);
  release();
  await expect(part(widget, 'method').first()).toBeVisible();
  expect(cashier.calls.sent('methods-payment-v3')).toHaveLength(1);
});

test('[ERR-05] an app that cannot be loaded is told to host and player, and can be tried again', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/Failed to load resource/);
  await page.route('**/standalone/app-*.js', route => route.abort());
  const widget = await cashier.mount();
  await expect(part(widget, 'error')).toContainText('The cashier could not be loaded');
  expect(await cashier.events('init-error')).toHaveLength(1);
  await widget.getByRole('button', { name: 'Try again' }).focus();
  await widget.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect.poll(async () => (await cashier.events('init-error')).length).toBe(2);
  await expect(part(widget, 'error')).toBeVisible();
});

test('[HOST-04] a change whose code did not come is applied with the next one', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/Failed to load resource/);
  await page.route('**/standalone/apply-parent-changes-*.js', route => route.abort(), { times: 1 });
  const widget = await cashier.mount();
  // What is set before the app is there needs no code of its own.
  await expect.poll(async () => (await cashier.events('full-loaded')).length).toBe(1);
  const set = (changes: object) =>
    widget.evaluate((element, given) => Object.assign(element, given), changes);
  await set({ theme: 'dark' });
  await expect
    .poll(() => cashier.events('error-report'))
    .toMatchObject([{ detail: { message: "The widget's code could not be loaded" } }]);
  await set({ locale: 'es' });
  await expect(part(widget, 'frame')).toHaveAttribute('lang', 'es');
  await expect(part(widget, 'frame')).toHaveAttribute('data-theme', 'dark');
});

test('[HOST-04] a currency that the host sets while the network is away is there once it is back', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  const widget = await cashier.mount({ transport: 'http' });
  await (await openMethod(widget, 'card_wallet')).fill('500');
  await page.context().setOffline(true);
  await set(widget, { user: { currency: 'USD' } });
  await expect.poll(async () => (await cashier.events('error-report')).length).toBe(1);
  await page.context().setOffline(false);
  await expect(part(widget, 'region')).toContainText('USD');
});

test('[HOST-04] [USER-09] another player whose change has no code finds nothing of the one before, and begins anew', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/Failed to load resource/);
  await page.route('**/standalone/apply-parent-changes-*.js', route => route.abort());
  const widget = await cashier.mount();
  await (await openMethod(widget, 'card_wallet')).fill('512');
  await set(widget, { userId: 'somebody-else', token: 'demo-mx:somebody-else' });
  await expect(part(widget, 'error')).toContainText('The cashier could not be loaded');
  await expect(part(widget, 'amount-input')).toHaveCount(0);
  await widget.getByRole('button', { name: 'Try again' }).click();
  await expect(part(widget, 'method').first()).toBeVisible();
  const asked = cashier.calls.sent('methods-payment-v3').at(-1)?.headers.authorization;
  expect(asked).toBe('Bearer demo-mx:somebody-else');
  await expect(await openMethod(widget, 'card_wallet')).toHaveValue('');
});
