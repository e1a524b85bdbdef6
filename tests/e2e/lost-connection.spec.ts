import { expect, test } from '../support/test';
import { part } from '../support/widget';

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
  const widget = await cashier.mount();
  await expect(part(widget, 'error')).toContainText('Network connection failed', { timeout: 20_000 });
  await expect(part(widget, 'error')).not.toContainText('Request timeout');
  const attempts = await cashier.events('socket-reconnect-attempt');
  expect(attempts.map(({ detail }) => detail?.attempt)).toEqual([1, 2, 3]);
  isDown = false;
  await part(widget, 'error').getByRole('button').first().click();
  await expect(part(widget, 'region')).toContainText('Mexico · MXN');
});
