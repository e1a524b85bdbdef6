import type { Locator, Page } from 'playwright/test';
import { CREATE, openForm, openInvoice, openList, paid, submit, UZ } from '../support/p2p';
import { button, heading, pathsOf } from '../support/screen';
import { onPhone } from '../support/setups';
import { expect, forEachSetup, test } from '../support/test';
import { fillExtraFields, methodName, part, typePhone } from '../support/widget';

const clock = (widget: Locator): Locator => widget.getByRole('timer');
const secondsOf = async (widget: Locator): Promise<number> => {
  const [minutes = 0, seconds = 0] = ((await clock(widget).textContent()) ?? '').split(':').map(Number);
  return minutes * 60 + seconds;
};

/** What stands in text nodes and attributes of the shadow root. */
const markup = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('cashier-widget')?.shadowRoot?.innerHTML ?? '');

test.use({ player: 'demo-uz' });

forEachSetup(
  () => {
    test('[P2P-02] [P2P-04] [P2P-07] [DEP-12] list, form, invoice, and the money arrives', async ({
      page,
      cashier,
    }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const widget = await cashier.mount();
      await openInvoice(widget);
      expect((await pathsOf(cashier)).slice(-3)).toEqual(
        ['', '/base', '/invoice'].map(end => `/deposit/peer-to-peer${end}`),
      );
      expect(await secondsOf(widget)).toBeGreaterThan(14 * 60);
      await widget.getByRole('button', { name: 'Copy: Card number' }).click();
      const number = await page.evaluate(() => navigator.clipboard.readText());
      expect(number).toMatch(/^860012\d{10}$/);
      const text = await markup(page);
      expect(text).not.toContain(number);
      expect(text).not.toContain(number.replace(/\d{4}(?=\d)/g, '$& '));
      await expect(
        widget.getByRole('img', { name: `Card number ending in ${number.slice(-4)}` }),
      ).toBeVisible();
      await widget.getByRole('button', { name: 'Copy: Transfer exactly this amount' }).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('50000');
      await paid(widget).click();
      await expect(heading(widget)).toHaveText('Deposit received');
      expect(cashier.book.credits()).toEqual([50_000]);
      expect(cashier.book.requests(CREATE)).toHaveLength(1);
    });

    test('[P2P-04] a transfer that nobody made cancels itself, and the screen says so', async ({
      cashier,
    }) => {
      const widget = await cashier.mount();
      await openInvoice(widget, '50980');
      await expect(heading(widget)).toHaveText('The deposit did not go through');
      await expect(widget.getByText('The time to pay ran out')).toBeVisible();
      expect(cashier.book.deposits().map(({ status }) => status)).toEqual(['AUTO_CANCELED']);
    });

    test('[P2P-05] completing leads to complete, even where the call fails', async ({ cashier, guard }) => {
      guard.allow(/status of 503/);
      const widget = await cashier.mount();
      await openInvoice(widget);
      cashier.book.fail('deposit-complete', '5xx');
      await paid(widget).click();
      await expect(heading(widget)).toHaveText('Waiting for your payment');
    });

    for (const [amount, what] of [
      ['50921', 'a connection lost before the answer'],
      ['50922', 'an error after the commit'],
    ] as const) {
      test(`[API-04] [P2P-01] ${what}: the invoice is shown all the same`, async ({ cashier, guard }) => {
        guard.allow(/ERR_|status of 500|WebSocket/);
        const widget = await cashier.mount();
        await openInvoice(widget, amount);
        expect(cashier.book.deposits()).toHaveLength(1);
        expect(cashier.calls.sent(CREATE)).toHaveLength(1);
      });
    }
  },
  { locales: ['en'] },
);

forEachSetup(() => {
  test('[P2P-01] [P2P-04] after a reload the invoice is there again, with the right time left', async ({
    page,
    cashier,
  }) => {
    const widget = await cashier.mount();
    await openInvoice(widget);
    const [deposit] = cashier.book.deposits();
    if (deposit) deposit.created -= 5 * 60_000;
    await page.reload();
    const again = await cashier.mount();
    await openList(again);
    await again.getByRole('button', { name: methodName('card_p2p_uz_humo', UZ), exact: true }).click();
    await expect(paid(again)).toBeVisible();
    const left = await secondsOf(again);
    expect(left).toBeGreaterThan(9 * 60);
    expect(left).toBeLessThanOrEqual(10 * 60);
    expect(cashier.book.deposits()).toHaveLength(1);
  });

  test('[P2P-03] an invoice is cancelled, after a question', async ({ cashier }) => {
    const widget = await cashier.mount();
    await openInvoice(widget);
    await widget.getByRole('button', { name: 'Cancel this deposit', exact: true }).click();
    await widget.getByRole('button', { name: 'No, keep it' }).click();
    await expect(widget.getByRole('dialog')).toHaveCount(0);
    await widget.getByRole('button', { name: 'Cancel this deposit', exact: true }).click();
    await widget.getByRole('button', { name: 'Yes, cancel' }).click();
    await expect(part(widget, 'method').first()).toBeVisible();
    expect(cashier.book.deposits().map(({ status }) => status)).toEqual(['CANCELED']);
  });

  test('[P2P-03] a cancel that overtakes the create leaves nothing open', async ({ cashier }) => {
    const widget = await cashier.mount();
    cashier.book.fail(CREATE, 'latency', { ms: 2_500 });
    await submit(widget, '50000');
    await widget.getByRole('button', { name: 'Cancel this deposit' }).click();
    await expect(widget.getByRole('button', { name: 'Cancel this deposit' })).toHaveCount(0);
    await expect(part(widget, 'amount-input')).toHaveValue('50000');
    await expect.poll(() => cashier.book.deposits().map(({ status }) => status)).toEqual(['CANCELED']);
    expect(await pathsOf(cashier)).not.toContain('/deposit/peer-to-peer/invoice');
  });

  test('[P2P-02] [DEP-03] required fields, twice in a row, join the form of the same deposit', async ({
    cashier,
  }) => {
    const widget = await cashier.mount();
    await submit(widget, '50911');
    await widget.locator('input[name="document"]').fill('AB12345');
    await part(widget, 'submit').click();
    await expect(widget.locator('input[name="sms_code"]')).toBeVisible();
    await fillExtraFields(widget);
    await part(widget, 'submit').click();
    await expect(paid(widget)).toBeVisible();
    expect(cashier.book.deposits()).toHaveLength(1);
  });

  test('[P2P-01] a unified form comes before the invoice', async ({ cashier }) => {
    const widget = await cashier.mount();
    await submit(widget, '50970');
    await expect(widget.getByText('Send the transfer from')).toBeVisible();
    expect((await pathsOf(cashier)).at(-1)).toBe('/deposit/peer-to-peer/unified-form');
    await widget.locator('input[name="document"]').fill('AB12345');
    await typePhone(widget, 'contact_phone');
    await widget.locator('select[name="network"]').selectOption('TRON');
    await widget.locator('input[name="sent_amount"]').fill('50970');
    await part(widget, 'submit').click();
    // The other phone is an advanced field: its error brings it to view.
    await typePhone(widget, 'sms_phone');
    await part(widget, 'submit').click();
    await expect(paid(widget)).toBeVisible();
    expect(cashier.book.deposits()).toHaveLength(1);
  });

  test('[P2P-05] an invoice without its card is told to the host, and its deposit is closed', async ({
    cashier,
  }) => {
    const widget = await cashier.mount();
    await submit(widget, '50979');
    await expect(part(widget, 'snackbar')).toBeVisible();
    expect((await cashier.events('invalid-p2p-response')).map(({ detail }) => detail)).toEqual([
      { reason: 'invalid-response' },
    ]);
    await expect(part(widget, 'amount-input')).toHaveValue('50979');
    expect(cashier.book.deposits().map(({ status }) => status)).toEqual(['CANCELED']);
  });

  test('[P2P-06] leaving while it is created says so once, inside the widget', async ({ cashier }) => {
    const widget = await cashier.mount();
    cashier.book.fail(CREATE, 'latency', { ms: 1_500 });
    await submit(widget, '50000');
    await expect(widget.getByRole('button', { name: 'Cancel this deposit' })).toBeVisible();
    await part(widget, 'back').click();
    await expect(widget.getByText('Choose how you pay')).toBeVisible();
    await expect.poll(() => cashier.book.requests('session-form-on-close-modal').length).toBe(1);
    await expect.poll(() => cashier.book.deposits().length).toBe(1);
    expect(cashier.calls.sent('session-form-on-close-modal')[0]?.data).toMatchObject({
      paymentMethod: 'card_p2p_uz_humo',
    });
    await expect(widget.getByText('Choose how you pay')).toBeVisible();
  });
}, onPhone);

for (const transport of ['socket', 'http'] as const) {
  test(`[P2P-06] closing the page while it is created by ${transport} says so once, with the token in a header`, async ({
    page,
    cashier,
  }) => {
    const widget = await cashier.mount({ transport });
    cashier.book.fail(CREATE, 'latency', { ms: 1_500 });
    await submit(widget, '50000');
    await expect(widget.getByRole('button', { name: 'Cancel this deposit' })).toBeVisible();
    await page.goto('about:blank');
    await expect.poll(() => cashier.book.requests('session-form-on-close-modal').length).toBe(1);
    expect(cashier.book.requests('session-form-on-close-modal')[0]?.transport).toBe('http');
  });
}

test('[P2P-02] the score captcha goes along; without one the create says so', async ({ cashier, guard }) => {
  guard.allow(/status of 422/);
  const config = { scoreCaptchaScriptUrl: '/captcha/score.js', scoreCaptchaSiteKey: 'site-key' };
  const widget = await cashier.mount({ config });
  await openInvoice(widget, '50914');
  const sent = cashier.calls.sent(CREATE).map(({ data }) => data);
  expect(sent).toHaveLength(2);
  for (const data of sent) {
    expect(data['checkScore']).toMatch(/^sandbox-score-/);
    expect(data['metadata']).not.toHaveProperty('isCaptchaBypassed');
  }
  expect(sent[0]?.['checkScore']).not.toBe(sent[1]?.['checkScore']);
  expect(sent[0]?.['requestId']).toBe(sent[1]?.['requestId']);
});

test('[P2P-02] a captcha that fails is passed by, and the host hears of it', async ({ cashier }) => {
  const config = { scoreCaptchaScriptUrl: '/captcha/score.js', scoreCaptchaSiteKey: 'sandbox-error' };
  const widget = await cashier.mount({ config });
  await openInvoice(widget);
  const [sent] = cashier.calls.sent(CREATE);
  expect(sent?.data['metadata']).toMatchObject({ isCaptchaBypassed: true });
  expect(sent?.data).not.toHaveProperty('checkScore');
  expect((await cashier.events('error-report')).map(({ detail }) => detail?.['message'])).toContain(
    'Captcha: unknown',
  );
});

test('[P2P-04] pushes of others, twice and out of order do not move the invoice; its end does, once', async ({
  cashier,
}) => {
  const widget = await cashier.mount({ transport: 'socket' });
  await openInvoice(widget);
  const [deposit] = cashier.book.deposits();
  const depositId = deposit?.id ?? '';
  cashier.book.push('deposit.status', { depositId: 'another', status: 'CANCELED' });
  cashier.book.push('deposit.status', { depositId, status: 'waiting' });
  cashier.book.push('deposit.status', { depositId, status: 'waiting' });
  cashier.book.push('deposit.status', { depositId, status: 'IN_REVIEW' });
  await expect(clock(widget)).toHaveText(/^14:5[0-8]$/);
  await expect(paid(widget)).toBeVisible();
  cashier.book.push('deposit.status', { depositId, status: 'PAYED' });
  cashier.book.push('deposit.status', { depositId, status: 'PAYED' });
  cashier.book.push('deposit.status', { depositId, status: 'waiting' });
  await expect(heading(widget)).toHaveText('Payment accepted');
  expect((await pathsOf(cashier)).filter(path => path === '/deposit/complete')).toHaveLength(1);
});

test('[P2P-04] a countdown that is over hides where to pay and keeps the way to say it is paid', async ({
  cashier,
}) => {
  const widget = await cashier.mount();
  await openInvoice(widget);
  const [deposit] = cashier.book.deposits();
  if (deposit) deposit.created -= 60 * 60_000;
  const again = await cashier.mount();
  await openList(again);
  await again.getByRole('button', { name: methodName('card_p2p_uz_humo', UZ), exact: true }).click();
  await expect(again.getByText('Do not send money any more')).toBeVisible();
  await expect(clock(again)).toHaveCount(0);
  await expect(again.getByRole('button', { name: 'Copy: Card number' })).toHaveCount(0);
  await expect(paid(again)).toBeVisible();
});

test('[ROUTE-01] the instruction is a step away from the invoice, and back', async ({ cashier }) => {
  const widget = await cashier.mount();
  await openInvoice(widget);
  await widget.getByRole('button', { name: 'How to pay' }).click();
  await expect(widget.getByRole('heading', { name: 'How to pay' })).toBeVisible();
  await widget.getByRole('button', { name: 'Back to the invoice' }).click();
  await expect(paid(widget)).toBeVisible();
});

for (const [what, amount] of [
  ['it is made', '50000'],
  ['what it asks for is sent', '50911'],
] as const)
  test(`[P2P-03] [DEP-10] while ${what}, what comes to be where the button was pressed is no button`, async ({
    page,
    cashier,
  }) => {
    await page.setViewportSize({ width: 1100, height: 800 });
    const widget = await cashier.mount();
    await (await openForm(widget)).fill(amount);
    const pressed = part(widget, 'submit');
    const cancel = button(widget, 'Cancel this deposit');
    if (amount !== '50000') {
      await pressed.click();
      await widget.locator('input[name="document"]').fill('AB12345');
    }
    const { y = 0, height = 0 } = (await pressed.boundingBox()) ?? {};
    cashier.book.fail(CREATE, 'latency', { ms: 1500 });
    await pressed.click();
    await expect(part(widget, 'note-info').getByText('We are looking')).toBeVisible();
    const { y: top = 0, height: own = 0 } = (await cancel.boundingBox()) ?? {};
    expect(own).toBeGreaterThan(0);
    expect(Math.min(top + own, y + height) - Math.max(top, y)).toBeLessThanOrEqual(0);
  });

test('[P2P-01] [DEP-01] a form that stands open in another tab leads to the deposit that was made meanwhile', async ({
  page,
  context,
  cashier,
}) => {
  const widget = await cashier.mount();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.evaluate(options => window.mountCashier(options), cashier.options);
  const second = other.locator('cashier-widget');
  await (await openForm(second)).fill('70000');
  await openInvoice(widget);
  await part(second, 'submit').click();
  await expect(paid(second)).toBeVisible();
  await expect(second.getByText('50,000').first()).toBeVisible();
  expect(cashier.book.requests(CREATE)).toHaveLength(1);
  expect(cashier.book.deposits()).toHaveLength(1);
});
