import type { Page, WebSocket } from 'playwright/test';
import { holdFile } from '../support/holdFile';
import { expect, test } from '../support/test';
import { openMethod, part } from '../support/widget';

/** socket.io, which the shell loads where it is wanted. */
const SOCKET_FILE = '**/standalone/socket-*.js';

test.use({ setup: { transport: 'socket', viewport: { width: 390, height: 844 }, locale: 'en' } });

/** The page's connections, and how many messages have come over them. */
function watchSockets(page: Page): { sockets: WebSocket[]; heard(): number } {
  const sockets: WebSocket[] = [];
  let heard = 0;
  page.on('websocket', socket => {
    sockets.push(socket);
    socket.on('framereceived', () => {
      heard += 1;
    });
  });
  return { sockets, heard: () => heard };
}

test('[API-02] the connection opens while its code is on the way, and stays the only one', async ({
  page,
  cashier,
}) => {
  const { heard } = watchSockets(page);
  const release = await holdFile(page, SOCKET_FILE);
  const widget = await cashier.mount({ xOrigin: "https://host.example/ä b?c='1'&d=~*(é)+%20", pwa: true });
  // The bank's greeting: who listens later hears it all the same.
  await expect.poll(heard).toBe(1);
  release();
  await (await openMethod(widget, 'card_wallet')).fill('500');
  await part(widget, 'submit').click();
  await expect(part(widget, 'status').getByRole('heading')).toHaveText('Deposit received');
  expect(cashier.book.credits()).toEqual([500]);
  expect(cashier.calls.sockets()).toHaveLength(1);
  expect(await cashier.events('socket-init')).toHaveLength(1);
  expect(await cashier.events('socket-reconnect-attempt')).toEqual([]);
});

test('[API-03] one that is closed before its code is there was the first try', async ({ page, cashier }) => {
  let tries = 0;
  await page.routeWebSocket(/socket\.io/, socket => {
    tries += 1;
    if (tries === 1) void socket.close();
    else socket.connectToServer();
  });
  const release = await holdFile(page, SOCKET_FILE);
  const widget = await cashier.mount();
  await expect.poll(() => tries).toBe(1);
  release();
  await expect(part(widget, 'method').first()).toBeVisible();
  expect(tries).toBe(2);
  expect((await cashier.events('socket-reconnect-attempt')).map(({ detail }) => detail?.attempt)).toEqual([
    1,
  ]);
});

test('[API-02] [USER-09] a token that changes meanwhile has a connection of its own, and the first is closed', async ({
  page,
  cashier,
}) => {
  const { sockets } = watchSockets(page);
  const release = await holdFile(page, SOCKET_FILE);
  const user = { ...cashier.options.user, token: 'demo-mx:before' };
  const widget = await cashier.mount({ token: '', user });
  await expect.poll(() => cashier.calls.sockets().length).toBe(1);
  await widget.evaluate((element, given) => Object.assign(element, { user: given }), {
    ...user,
    token: cashier.token,
  });
  release();
  await expect(part(widget, 'method').first()).toBeVisible();
  expect(cashier.calls.sockets().map(({ searchParams }) => searchParams.get('Authorization'))).toEqual([
    'demo-mx:before',
    cashier.token,
  ]);
  await expect.poll(() => sockets.map(socket => socket.isClosed())).toEqual([true, false]);
});

test('[ERR-03] code that does not come closes it', async ({ page, cashier, guard }) => {
  guard.allow(/socket-.*\.js|dynamically imported module|ERR_FAILED/);
  const { sockets } = watchSockets(page);
  const release = await holdFile(page, SOCKET_FILE);
  await cashier.mount();
  await expect.poll(() => cashier.calls.sockets().length).toBe(1);
  release('fail');
  await expect.poll(() => sockets[0]?.isClosed()).toBe(true);
});
