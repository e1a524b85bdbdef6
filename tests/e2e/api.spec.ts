import { freezeClock } from '../support/freezeClock';
import { overSocket } from '../support/setups';
import { expect, test } from '../support/test';
import { fillCardForm, openMethod, part } from '../support/widget';

test('[API-01] HTTP: the headers of each call, and what is set only when it is so', async ({ cashier }) => {
  const plain = await cashier.mount();
  await part(plain, 'method').first().waitFor();
  const full = await cashier.mount({ pwa: true, isMobileApp: true, platformVersion: 'classic' });
  await part(full, 'method').first().waitFor();
  const [first, second] = cashier.calls.sent('methods-payment-v3').map(({ headers }) => headers);
  expect(first).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'no-cache',
    authorization: `Bearer ${cashier.token}`,
    'extra-params': JSON.stringify({ platformVersion: 'redesign' }),
  });
  expect(JSON.parse(second?.['extra-params'] ?? '')).toEqual({
    platformVersion: 'classic',
    isMobileApp: true,
    pwa: true,
  });
});

for (const transport of ['http', 'socket'] as const) {
  test(`[API-01] [API-02] over ${transport}, a bank on another origin than the page: list, deposit and its end`, async ({
    page,
    cashier,
  }) => {
    const bank = cashier.host.replace('127.0.0.1', 'localhost');
    const others: string[] = [];
    page.on('request', request => {
      if (request.url().includes('/api/BANKING/')) others.push(new URL(request.url()).origin);
    });
    const widget = await cashier.mount({ host: bank, transport });
    await (await openMethod(widget, 'card_wallet')).fill('500');
    await part(widget, 'submit').click();
    await expect(part(widget, 'status').getByRole('heading')).toHaveText('Deposit received');
    expect(cashier.book.credits()).toEqual([500]);
    expect(new Set(others)).toEqual(new Set(transport === 'http' ? [bank] : []));
    expect(cashier.calls.sockets().map(({ port }) => port)).toEqual(
      transport === 'http' ? [] : [new URL(bank).port],
    );
    expect(new URL(page.url()).origin).toBe(cashier.host);
  });
}

test('[API-01] a refusal of a bank on another origin is read as what it is', async ({ cashier, guard }) => {
  guard.allow(/status of 401/);
  const bank = cashier.host.replace('127.0.0.1', 'localhost');
  const widget = await cashier.mount({ host: bank, token: 'demo-expired' });
  await expect(part(widget, 'error')).toContainText('Your session has ended');
  expect(await cashier.events('token-expired')).toHaveLength(1);
});

test('[API-01] a GET carries its values in the query, and no body', async ({ cashier }) => {
  const widget = await cashier.mount();
  await (await fillCardForm(widget, { amount: '500' })).click();
  await expect(part(widget, 'status')).toBeVisible();
  await expect.poll(() => cashier.calls.sent('deposit-status').length).toBeGreaterThan(0);
  const [deposit] = cashier.book.deposits();
  expect(cashier.calls.sent('deposit-status')[0]?.data).toEqual({ depositId: deposit?.id });
});

test('[API-03] with http no socket is opened, and its code is not even asked for', async ({
  page,
  cashier,
}) => {
  const files: string[] = [];
  page.on('request', request => files.push(new URL(request.url()).pathname));
  const widget = await cashier.mount();
  await (await fillCardForm(widget, { amount: '901' })).click();
  await expect(part(widget, 'status')).toBeVisible();
  expect(cashier.calls.sockets()).toEqual([]);
  expect(files.filter(file => /socket/.test(file))).toEqual([]);
});

test('[API-04] [HOST-11] a list that the network loses is asked for three times more, 2 s apart', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/Failed to load resource/);
  let failures = 0;
  await page.route('**/methods-payment-v3', async route => {
    failures += 1;
    if (failures <= 3) await route.abort('connectionfailed');
    else await route.continue();
  });
  await freezeClock(page);
  const widget = await cashier.mount();
  for (const attempt of [1, 2, 3]) {
    await expect.poll(() => failures).toBe(attempt);
    await expect.poll(async () => (await cashier.events('request-retry')).length).toBe(attempt);
    await page.clock.runFor(1_900);
    expect(failures).toBe(attempt);
    await page.clock.runFor(200);
  }
  await expect(part(widget, 'method').first()).toBeVisible();
  expect((await cashier.events('request-retry')).map(({ detail }) => detail)).toEqual(
    [1, 2, 3].map(attempt => ({ path: 'methods-payment-v3', transport: 'http', attempt })),
  );
});

test('[API-04] [ERR-02] after the last try the player reads that the network failed', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/Failed to load resource/);
  let failures = 0;
  await page.route('**/methods-payment-v3', async route => {
    failures += 1;
    await route.abort('connectionfailed');
  });
  await freezeClock(page);
  const widget = await cashier.mount();
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1_000);
        return part(widget, 'error').count();
      },
      { intervals: [50], timeout: 12_000 },
    )
    .toBe(1);
  await expect(part(widget, 'error')).toContainText('Network connection failed');
  expect(failures).toBe(4);
});

test('[API-05] requests that take over 30 s end on the error page: Request timeout', async ({
  page,
  cashier,
}) => {
  await page.route('**/methods-payment-v3', () => {});
  await freezeClock(page);
  const widget = await cashier.mount();
  await expect(widget.locator('[aria-busy="true"]').first()).toBeAttached();
  await page.clock.runFor(29_000);
  await expect(part(widget, 'error')).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(part(widget, 'error')).toContainText('Request timeout');
  const messages = (await cashier.events('error-report')).map(({ detail }) => detail?.message);
  expect(messages).toContain('Request timeout');
});

test.describe('over a socket', () => {
  test.use({ setup: overSocket });

  test('[API-02] the handshake says who asks; the token is not in it where the parent gave one', async ({
    cashier,
  }) => {
    const widget = await cashier.mount({ xOrigin: 'host.example', pwa: true, isMobileApp: true });
    await expect(part(widget, 'method').first()).toBeVisible();
    const [address] = cashier.calls.sockets();
    expect(address?.pathname).toBe('/v4/socket.io/');
    const { EIO, ...query } = Object.fromEntries(address?.searchParams ?? []);
    expect(query).toEqual({
      cashier_type: 'widget',
      xorigin: 'host.example',
      Language: 'en',
      pwa: 'true',
      isMobileApp: 'true',
      transport: 'websocket',
    });
  });

  test('[API-02] [USER-09] without a parent token the user’s is in the handshake; a native platform says so', async ({
    cashier,
  }) => {
    const widget = await cashier.mount({
      token: '',
      user: { ...cashier.options.user, token: cashier.token, platform: 'android' },
    });
    await expect(part(widget, 'method').first()).toBeVisible();
    const query = Object.fromEntries(cashier.calls.sockets()[0]?.searchParams ?? []);
    expect(query).toMatchObject({ Authorization: cashier.token, isNative: 'true', platform: 'android' });
  });

  test('[ERR-01] [API-03] a connection that the bank refuses for its token is told at once, and sends nothing; a new token connects', async ({
    cashier,
  }) => {
    const user = { ...cashier.options.user, token: 'demo-expired' };
    const widget = await cashier.mount({ token: '', user });
    await expect(part(widget, 'error')).toContainText('Your session has ended');
    expect(await cashier.events('token-expired')).toHaveLength(1);
    expect(await cashier.events('socket-reconnect-attempt')).toEqual([]);
    expect(cashier.calls.sent('methods-payment-v3')).toEqual([]);
    await widget.evaluate((element, token) => Object.assign(element, { token }) && undefined, cashier.token);
    await expect(part(widget, 'method').first()).toBeVisible();
  });

  test('[API-02] a message carries token, id, time, type and data', async ({ cashier }) => {
    const widget = await cashier.mount();
    await expect(part(widget, 'method').first()).toBeVisible();
    const [call] = cashier.calls.sent('methods-payment-v3');
    expect(call?.envelope).toEqual({
      token: cashier.token,
      id: expect.any(String),
      time: expect.any(Number),
      type: 'BANKING:methods-payment-v3',
      data: { country: 'MX', currency: 'MXN', abTestGroup: 'group_a' },
    });
    await expect.poll(() => cashier.events('socket-init')).toHaveLength(1);
  });

  test('[API-03] [DEP-09] after a drop it reconnects and asks for what it may have missed', async ({
    cashier,
  }) => {
    const widget = await cashier.mount();
    // Nothing is pushed, and it is asked again after 10 s only: before that it is the reconnect that asks.
    await (await fillCardForm(widget, { amount: '936' })).click();
    await expect(part(widget, 'status')).toBeVisible();
    await expect.poll(() => cashier.book.deposits()[0]?.status).toBe('processed');
    await expect(part(widget, 'status').getByRole('heading')).not.toHaveText('Deposit received');
    cashier.book.dropSockets();
    await expect(part(widget, 'status').getByRole('heading')).toHaveText('Deposit received');
    expect(cashier.calls.sockets()).toHaveLength(2);
    expect(cashier.calls.sent('deposit-create')).toHaveLength(1);
  });

  for (const [amount, pushes] of [
    ['923', 'before the answer'],
    ['931', 'twice each'],
    ['932', 'in the wrong order'],
    ['933', 'of another deposit'],
    ['934', 'of an unknown status'],
    ['935', 'as numbers'],
    ['937', 'of wrong types'],
  ] as const) {
    test(`[DEP-09] [API-06] pushes ${pushes} end where the server does`, async ({ cashier }) => {
      const widget = await cashier.mount();
      await (await fillCardForm(widget, { amount })).click();
      const heading = part(widget, 'status').getByRole('heading');
      await expect(heading).toHaveText('Deposit received');
      expect(cashier.book.credits()).toEqual([Number(amount)]);
      // A late word of this very deposit does not take it back.
      const [deposit] = cashier.book.deposits();
      cashier.book.push('deposit.status', { depositId: deposit?.id, status: 'waiting' });
      // Reported: whatever was pushed before it has been read.
      cashier.book.push('login.token', { currency: 7 });
      await expect
        .poll(async () => (await cashier.events('error-report')).map(({ detail }) => String(detail?.message)))
        .toContainEqual(expect.stringContaining('login.token'));
      await expect(heading).toHaveText('Deposit received');
    });
  }

  test('[USER-09] pushes count in the order in which they came, also those of a burst that the code has to be loaded for', async ({
    cashier,
  }) => {
    const widget = await cashier.mount({ transport: 'socket' });
    await expect(part(widget, 'method').first()).toBeVisible();
    for (const amount of [1, 2, 3, 4, 5])
      cashier.book.push('login.token', { balanceData: { primary: { amount, currency: 'MXN' } } });
    cashier.book.push('login.token', { currency: 7 });
    await expect.poll(async () => (await cashier.events('error-report')).length).toBe(1);
    await expect(part(widget, 'balance')).toContainText('$5');
  });

  test('[USER-09] a login.token push changes the balance; a broken one is reported and changes nothing', async ({
    cashier,
  }) => {
    const widget = await cashier.mount();
    await expect(part(widget, 'method').first()).toBeVisible();
    cashier.book.push('login.token', { currency: 7 });
    await expect.poll(async () => (await cashier.events('error-report')).length).toBe(1);
    cashier.book.push('login.token', { balanceData: { primary: { amount: 777.5, currency: 'MXN' } } });
    await expect(part(widget, 'balance')).toContainText('$777.50');
  });
});
