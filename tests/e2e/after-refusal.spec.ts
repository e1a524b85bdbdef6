import { expect, forEachSetup, test } from '../support/test';
import { fillCardForm, fillExtraFields, openMethod, part, typeCard } from '../support/widget';

forEachSetup(
  () => {
    test('[DEP-10] [METH-04] a declined deposit says why and offers another method with the same amount', async ({
      cashier,
    }) => {
      const widget = await cashier.mount();
      const submit = await fillCardForm(widget, { amount: '902' });
      await submit.click();
      await expect(part(widget, 'status')).toHaveClass(/hero--failure/);
      await expect(part(widget, 'status')).toContainText('The bank declined the payment.');
      const offered = part(widget, 'next-best').getByRole('button');
      await expect(offered).toHaveCount(1);
      await expect(offered).not.toHaveAccessibleName('Bank card');
      await offered.click();
      await expect(part(widget, 'amount-input')).toHaveValue('902');
      await widget.getByRole('button', { name: 'Back' }).click();
      await widget.getByRole('button', { name: 'Try another method' }).click();
      const first = widget.getByRole('region', { name: 'Popular' }).getByRole('button').first();
      await expect(first).not.toHaveAccessibleName('Bank card');
      expect(cashier.book.deposits()).toHaveLength(1);
    });

    test('[ERR-02] [DEP-01] a refused deposit keeps what was typed, and offers another method', async ({
      cashier,
      guard,
    }) => {
      guard.allow(/422/);
      const widget = await cashier.mount();
      const submit = await fillCardForm(widget, { amount: '903' });
      await submit.click();
      await expect(part(widget, 'next-best').getByRole('button')).toHaveCount(1);
      await expect(part(widget, 'amount-input')).toHaveValue('903');
      await expect(widget.locator('input[name="holder"]')).not.toHaveValue('');
      expect(cashier.book.deposits()).toEqual([]);
      await part(widget, 'next-best').getByRole('button').click();
      await expect(part(widget, 'next-best')).toHaveCount(0);
      await widget.getByRole('button', { name: 'Back' }).click();
      await expect(widget.getByRole('region', { name: 'Popular' })).toBeVisible();
    });
  },
  { locales: ['en'] },
);

for (const dir of ['ltr', 'rtl'] as const)
  test(`[ERR-03] [DEP-10] beside two columns what says why covers no part of the method that is offered (${dir})`, async ({
    page,
    cashier,
    guard,
  }) => {
    guard.allow(/422/);
    await page.setViewportSize({ width: 768, height: 900 });
    const widget = await cashier.mount({ config: { dir } });
    const submit = await fillCardForm(widget, { amount: '903' });
    await submit.click();
    const offered = part(widget, 'next-best').getByRole('button');
    await expect(offered).toBeVisible();
    const snackbar = await part(widget, 'snackbar').boundingBox();
    const method = await offered.boundingBox();
    if (!snackbar || !method) throw new Error('Neither stands on screen');
    const isBeside = snackbar.x >= method.x + method.width || snackbar.x + snackbar.width <= method.x;
    expect(isBeside).toBe(true);
    expect(snackbar.x).toBeGreaterThanOrEqual(0);
    expect(snackbar.x + snackbar.width).toBeLessThanOrEqual(768);
  });

test('[DEP-01] the same player in a second tab makes no second deposit meanwhile, and is told', async ({
  page,
  context,
  cashier,
}) => {
  const widget = await cashier.mount();
  const submit = await fillCardForm(widget, { amount: '500' });
  cashier.book.fail('deposit-create', 'latency', { ms: 4000 });
  const other = await context.newPage();
  await other.goto(page.url());
  await other.evaluate(options => window.mountCashier(options, {}), cashier.options);
  const second = other.locator('cashier-widget');
  const secondSubmit = await fillCardForm(second, { amount: '700' });
  const sent = page.waitForRequest(/deposit-create/);
  await submit.click();
  await sent;
  await secondSubmit.click();
  await expect(part(second, 'snackbar')).toContainText('another tab');
  await expect(part(second, 'amount-input')).toHaveValue('700');
  await expect(part(widget, 'status')).toHaveClass(/hero--success/, { timeout: 20_000 });
  expect(cashier.book.deposits()).toMatchObject([{ minor: 50_000 }]);
  await secondSubmit.click();
  await expect(part(second, 'status')).toBeVisible();
  expect(cashier.book.deposits()).toHaveLength(2);
});

test('[DEP-09] offers of an on-ramp are there again after a reload', async ({ page, cashier }) => {
  const widget = await cashier.mount();
  const amount = await openMethod(widget, 'onramp_card');
  await amount.fill('500');
  await widget.locator('input[name="email"]').fill('ana@mail.example');
  await part(widget, 'submit').click();
  await expect(widget.getByRole('radio').first()).toBeVisible();
  const offers = await widget.getByRole('radio').count();
  await page.reload();
  const again = await cashier.mount();
  await again.getByRole('region', { name: 'Not finished yet' }).getByRole('button').first().click();
  await expect(again.getByRole('radio')).toHaveCount(offers);
});

test('[DEP-09] a deposit that was made while the page was reloaded says on the list what became of it', async ({
  page,
  cashier,
}) => {
  const widget = await cashier.mount();
  const submit = await fillCardForm(widget, { amount: '920' });
  await submit.click();
  await expect.poll(() => cashier.book.deposits()[0]?.status).toBe('processed');
  await page.reload();
  const again = await cashier.mount();
  const row = again.getByRole('button', { name: '$920 by Bank card' });
  await expect(row).toHaveAccessibleDescription(/^Deposit received/);
  await row.click();
  await expect(part(again, 'status')).toHaveClass(/hero--success/);
  expect(cashier.book.deposits()).toHaveLength(1);
});

test('[DEP-03] [API-04] a deposit whose asked fields never arrived, as the page was reloaded, is back on the list and goes on', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/404/);
  const widget = await cashier.mount();
  await (await fillCardForm(widget, { amount: '910' })).click();
  await expect(widget.locator('input[name="sms_code"]')).toBeVisible();
  await typeCard(widget);
  await fillExtraFields(widget);
  await page.route('**/deposit-create', () => {});
  const sent = page.waitForRequest(/deposit-create/);
  await part(widget, 'submit').click();
  await sent;
  await page.clock.install();
  await page.reload();
  await page.unroute('**/deposit-create');
  const again = await cashier.mount();
  const row = again.getByRole('button', { name: '$910 by Bank card' });
  await expect(row).toBeVisible();
  const isRequest = () => page.evaluate(() => Object.values(localStorage).join().includes('"asked":'));
  expect(await isRequest()).toBe(true);
  await page.clock.runFor(95_000);
  await expect.poll(isRequest).toBe(false);
  await row.click();
  await typeCard(again);
  await fillExtraFields(again);
  await part(again, 'submit').click();
  // The clock is that of every page, and cannot be moved while the payment's window goes.
  await expect(async () => {
    await page.clock.runFor(1_000);
    const heading = part(again, 'status').getByRole('heading');
    await expect(heading).toHaveText('Deposit received', { timeout: 500 });
  }).toPass();
  expect(cashier.book.deposits()).toHaveLength(1);
  expect(cashier.book.credits()).toEqual([910]);
});
