import type { FaultKind } from '../../demo/sandbox/core/createFaults';
import { expect, forEachSetup, test } from '../support/test';
import { fillCardForm, part } from '../support/widget';

const wide = { viewports: { wide: { width: 1100, height: 800 } }, locales: ['en'] };

const listFaults: readonly [kind: FaultKind, says: string][] = [
  ['wrong-types', 'wrong types'],
  ['empty', 'nothing'],
  ['null', 'null'],
  ['html', 'an HTML page'],
  ['garbage', 'broken JSON'],
  ['5xx', 'a 500'],
];

forEachSetup(() => {
  for (const [kind, says] of listFaults) {
    test(`[API-06] [ERR-05] [ROUTE-10] a method list answered with ${says} is an error page that can be left`, async ({
      cashier,
      guard,
    }) => {
      guard.allow(/status of 500/);
      cashier.book.fail('methods-payment-v3', kind, { status: 500 });
      const widget = await cashier.mount();
      await expect(part(widget, 'error').getByRole('heading')).toHaveText('Error occurred');
      expect(await cashier.events('error-report')).not.toEqual([]);
      expect(await cashier.events('display-error')).toHaveLength(1);
      await widget.getByRole('button', { name: 'Refresh' }).click();
      await expect(part(widget, 'method').first()).toBeVisible();
    });
  }

  test('[ERR-01] [USER-09] a 401 for the list tells the host, and a new token shows the list', async ({
    page,
    cashier,
    guard,
  }) => {
    guard.allow(/status of 401/);
    cashier.book.fail('methods-payment-v3', 'unauthorized');
    const widget = await cashier.mount();
    await expect(part(widget, 'error')).toContainText('Your session has ended');
    expect(await cashier.events('token-expired')).toHaveLength(1);
    await widget.evaluate((element, token) => Object.assign(element, { token }), `${cashier.token}:new`);
    await expect(part(widget, 'method').first()).toBeVisible();
    expect(page.context().pages()).toHaveLength(1);
  });

  test('[ERR-01] [USER-09] [FORM-13] a 401 for the deposit keeps what was typed; with a new token it is made', async ({
    cashier,
    guard,
  }) => {
    guard.allow(/status of 401/);
    cashier.book.fail('deposit-create', 'unauthorized');
    const widget = await cashier.mount();
    const submit = await fillCardForm(widget, { amount: '500' });
    await submit.click();
    await expect(part(widget, 'snackbar')).toContainText('Your session has ended. Please sign in again.');
    expect(await cashier.events('token-expired')).toHaveLength(1);
    await widget.evaluate((element, token) => Object.assign(element, { token }), `${cashier.token}:new`);
    await expect(part(widget, 'amount-input')).toHaveValue('500');
    await expect(widget.locator('input[name="holder"]')).toHaveValue('ANA LOPEZ');
    expect(cashier.book.deposits()).toEqual([]);
    await submit.click();
    await expect(part(widget, 'status').getByRole('heading')).toHaveText('Deposit received');
    expect(cashier.book.credits()).toEqual([500]);
  });

  for (const [amount, text, code] of [
    ['903', 'Your bank does not allow this payment. Use another card.', 'banking.merchantClientError'],
    [
      '904',
      'Some of the details were not accepted. Please check them and try again.',
      'banking.insufficientFunds',
    ],
    [
      '906',
      'The payment provider could not do this. Please try again or choose another method.',
      'banking.paymentMethodRegex',
    ],
    ['956', 'The payment service has a problem. Please try again later.', undefined],
  ] as const) {
    test(`[ERR-01] [ERR-03] [FORM-13] a refusal (${amount}) is told in plain words, and nothing typed is lost`, async ({
      cashier,
      guard,
    }) => {
      guard.allow(/status of (422|500|404)/);
      const widget = await cashier.mount();
      await (await fillCardForm(widget, { amount })).click();
      await expect(part(widget, 'snackbar')).toContainText(text);
      const shown = await cashier.events('display-error');
      expect(shown.map(({ detail }) => detail)).toEqual([
        { message: text, reference: expect.any(String), ...(code && { code }) },
      ]);
      const [report] = await cashier.events('error-report');
      expect(report?.detail).toMatchObject({
        status: amount === '956' ? 500 : 422,
        url: expect.stringContaining('deposit-create'),
      });
      await expect(part(widget, 'amount-input')).toHaveValue(amount);
      await expect(widget.locator('input[name="card_number"]')).toHaveValue(/0077$/);
      expect(cashier.book.deposits()).toEqual([]);
      expect(await cashier.events('metric')).toMatchObject([{ detail: { status: 'fail' } }]);
    });
  }

  for (const [amount, says] of [
    ['922', 'a 500 after the deposit was made'],
    ['940', 'of wrong types'],
    ['941', 'an HTML page'],
    ['942', 'empty'],
    ['943', 'null'],
    ['944', 'broken JSON'],
  ] as const) {
    test(`[API-04] [DEP-14] an answer that is ${says} is settled by the request's id: one deposit, shown to its end`, async ({
      cashier,
      guard,
    }) => {
      guard.allow(/Failed to load resource/);
      const widget = await cashier.mount();
      await (await fillCardForm(widget, { amount })).click();
      await expect(part(widget, 'status').getByRole('heading')).toHaveText('Deposit received', {
        timeout: 12_000,
      });
      expect(cashier.calls.sent('deposit-create')).toHaveLength(1);
      expect(cashier.book.credits()).toEqual([Number(amount)]);
      const requestId = cashier.calls.sent('deposit-create')[0]?.data.requestId;
      expect(cashier.calls.sent('deposit-status')[0]?.data).toEqual({ requestId });
      expect(await cashier.events('error-report')).not.toEqual([]);
    });
  }
}, wide);

// By hand: a browser sends a call once more by itself when a connection that it kept open turns out to be dead.
test('[API-04] over HTTP an answer that is lost is settled by the request id: one deposit', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/Failed to load resource/);
  await page.route('**/deposit-create', async route => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  const widget = await cashier.mount();
  await (await fillCardForm(widget, { amount: '500' })).click();
  await expect(part(widget, 'status').getByRole('heading')).toHaveText('Deposit received');
  const [create] = cashier.calls.sent('deposit-create');
  expect(cashier.calls.sent('deposit-create')).toHaveLength(1);
  expect(cashier.calls.sent('deposit-status')[0]?.data).toEqual({ requestId: create?.data.requestId });
  expect(cashier.book.credits()).toEqual([500]);
});

test.describe('over a socket', () => {
  test.use({ setup: { transport: 'socket', viewport: { width: 1100, height: 800 }, locale: 'en' } });

  test('[API-03] [API-04] a socket that drops mid-request: one deposit, followed to its end', async ({
    cashier,
  }) => {
    const widget = await cashier.mount();
    await (await fillCardForm(widget, { amount: '921' })).click();
    await expect(part(widget, 'status').getByRole('heading')).toHaveText('Deposit received');
    const [create] = cashier.calls.sent('deposit-create');
    expect(cashier.calls.sent('deposit-create')).toHaveLength(1);
    expect(cashier.calls.sent('deposit-status')[0]?.data).toEqual({ requestId: create?.data.requestId });
    expect(cashier.calls.sockets()).toHaveLength(2);
    expect(cashier.book.credits()).toEqual([921]);
  });

  test('[API-03] [ERR-05] a socket that never connects ends on the error page, and the host hears of it', async ({
    page,
    cashier,
    guard,
  }) => {
    guard.allow(/WebSocket|Failed to load resource/);
    await page.clock.install();
    // A port that browsers refuse: the connection fails at once, as with a server that is down.
    const widget = await cashier.mount({ host: 'http://127.0.0.1:9' });
    await expect
      .poll(
        async () => {
          await page.clock.runFor(1_000);
          return part(widget, 'error').count();
        },
        { intervals: [50], timeout: 15_000 },
      )
      .toBe(1);
    await expect(part(widget, 'error').getByRole('heading')).toHaveText('Error occurred');
    expect((await cashier.events('socket-reconnect-attempt')).length).toBeGreaterThanOrEqual(3);
    expect(await cashier.events('display-error')).toHaveLength(1);
  });
});

test('[DEP-14] [ERR-04] an empty answer is told to the host in the fixed words', async ({ cashier }) => {
  const widget = await cashier.mount();
  await (await fillCardForm(widget, { amount: '943' })).click();
  await expect(part(widget, 'status')).toBeVisible();
  const messages = (await cashier.events('error-report')).map(({ detail }) => detail?.message);
  expect(messages).toContain('Deposit data is null after creation.');
});
