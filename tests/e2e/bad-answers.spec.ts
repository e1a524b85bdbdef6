import type { Locator } from 'playwright/test';
import type { FaultKind } from '../../demo/sandbox/core/createFaults';
import { isWholeGrid } from '../support/setups';
import { expect, forEachSetup, test } from '../support/test';
import { fillCardForm, part } from '../support/widget';

const wide = { viewports: { wide: { width: 1100, height: 800 } }, locales: ['en'] };

const listFaults = ['wrong-types', 'empty', 'null', 'html', 'garbage', '5xx'] as const satisfies FaultKind[];

const refusals = [
  {
    amount: '903',
    text: 'Your bank does not allow this payment. Use another card.',
    code: 'banking.merchantClientError',
  },
  {
    amount: '904',
    text: 'Some of the details were not accepted. Please check them and try again.',
    code: 'banking.insufficientFunds',
  },
  {
    amount: '906',
    text: 'The payment provider could not do this. Please try again or choose another method.',
    code: 'banking.paymentMethodRegex',
  },
  { amount: '956', text: 'The payment service has a problem. Please try again later.', code: undefined },
] as const;

/** `over`: the transport where `npm test` sees it; none: both. */
const settled = [
  { amount: '922', says: 'a 500 after the deposit was made' },
  { amount: '940', says: 'of wrong types', over: 'socket' },
  { amount: '941', says: 'an HTML page', over: 'http' },
  { amount: '942', says: 'empty', over: 'socket' },
  { amount: '943', says: 'null', over: 'http' },
  { amount: '944', says: 'broken JSON', over: 'http' },
];

forEachSetup(({ transport }) => {
  test('[API-06] [ERR-05] [ROUTE-10] whatever the method list is answered with, it is an error page that can be left', async ({
    cashier,
    guard,
  }) => {
    guard.allow(/status of 500/);
    const refresh = (widget: Locator) => widget.getByRole('button', { name: 'Refresh' });
    const [first, ...others] = listFaults;
    cashier.book.fail('methods-payment-v3', first, { status: 500 });
    const widget = await cashier.mount();
    const page = part(widget, 'error');
    await expect(page.getByRole('heading')).toHaveText('Error occurred');
    const shown = async () => (await cashier.events('display-error')).length;
    let reports = (await cashier.events('error-report')).length;
    expect(reports).toBeGreaterThan(0);
    expect(await shown()).toBe(1);
    for (const [index, kind] of others.entries()) {
      await test.step(kind, async () => {
        cashier.book.fail('methods-payment-v3', kind, { status: 500 });
        await refresh(widget).click();
        await expect.poll(shown).toBe(index + 2);
        await expect(page.getByRole('heading')).toHaveText('Error occurred');
        const now = (await cashier.events('error-report')).length;
        expect(now).toBeGreaterThan(reports);
        reports = now;
      });
    }
    await refresh(widget).click();
    await expect(part(widget, 'method').first()).toBeVisible();
    expect(await shown()).toBe(listFaults.length);
  });

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

  test('[ERR-01] [ERR-03] [FORM-13] every refusal is told in plain words, and nothing typed is lost', async ({
    cashier,
    guard,
  }) => {
    guard.allow(/status of (422|500|404)/);
    const widget = await cashier.mount();
    const submit = await fillCardForm(widget, { amount: '0' });
    for (const [index, { amount, text, code }] of refusals.entries()) {
      await test.step(amount, async () => {
        await part(widget, 'amount-input').fill(amount);
        await submit.click();
        await expect(part(widget, 'snackbar').filter({ hasText: text })).toBeVisible();
        const shown = await cashier.events('display-error');
        expect(shown.slice(index).map(({ detail }) => detail)).toEqual([
          { message: text, reference: expect.any(String), ...(code && { code }) },
        ]);
        const creates = (await cashier.events('error-report'))
          .map(({ detail }) => detail)
          .filter(detail => String(detail?.url).includes('deposit-create'));
        expect(creates[index]).toMatchObject({ status: amount === '956' ? 500 : 422 });
        await expect(part(widget, 'amount-input')).toHaveValue(amount);
        await expect(widget.locator('input[name="card_number"]')).toHaveValue(/0077$/);
        expect(cashier.book.deposits()).toEqual([]);
        expect((await cashier.events('metric')).slice(index)).toMatchObject([{ detail: { status: 'fail' } }]);
      });
    }
  });

  for (const { amount, says, over } of settled) {
    if (!isWholeGrid && over && over !== transport) continue;
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

test('[DEP-03] an answer that wants fields, and names neither them nor the deposit, makes one deposit', async ({
  page,
  cashier,
}) => {
  await page.route('**/deposit-create', async route => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { apiResponse: { isFieldsRequired: true, fields: [] } } });
  });
  const widget = await cashier.mount();
  await (await fillCardForm(widget, { amount: '500' })).click();
  await expect(part(widget, 'status').getByRole('heading')).toHaveText('Deposit received');
  expect(cashier.calls.sent('deposit-create')).toHaveLength(1);
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

test('[METH-01] a method’s name that never ends leaves the form its submit button', async ({
  page,
  cashier,
}) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.route('**/methods-payment-v3', async route => {
    const response = await route.fetch();
    const body = await response.json();
    for (const method of body.methods)
      if (method.name === 'mercado_pago') method.text = { en: 'W'.repeat(20_000) };
    await route.fulfill({ response, json: body });
  });
  const widget = await cashier.mount();
  await part(widget, 'method').filter({ hasText: 'WWW' }).click();
  await expect(part(widget, 'amount-input')).toBeVisible();
  const name = widget.getByText(/^W+$/);
  await expect(name).toHaveCount(2);
  for (const { height } of await name.evaluateAll(all =>
    all.map(one => one.getBoundingClientRect().toJSON()),
  ))
    expect(height).toBeLessThan(100);
  await expect(part(widget, 'submit')).toBeInViewport({ ratio: 1 });
});
