import type { Page } from 'playwright/test';
import { answerAs, stateOf } from '../support/hostEvents';
import { openPopUp } from '../support/openPopUp';
import { expect, test } from '../support/test';
import { openMethod, part } from '../support/widget';

test.describe('[HOST-11] the state on the element', () => {
  test('is frozen, and up to date in every event', async ({ page, cashier }) => {
    await page.goto('/e2e/host.html');
    await page.evaluate(options => {
      const element = window.makeCashier(options);
      const routes: unknown[] = [];
      element.addEventListener('route', event => {
        routes.push([(event as CustomEvent).detail.path, Reflect.get(element, 'state').route]);
      });
      element.addEventListener('create-transaction', event => {
        routes.push([(event as CustomEvent).detail.depositId, Reflect.get(element, 'state').depositId]);
      });
      Reflect.set(window, '__routes', routes);
      document.querySelector('#place')?.append(element);
    }, cashier.options);
    const widget = page.locator('cashier-widget');
    await expect.poll(async () => (await stateOf(widget)).phase).toBe('ready');
    await (await openMethod(widget, 'mercado_pago')).fill('500');
    expect(await stateOf(widget)).toMatchObject({
      status: 'idle',
      paymentMethod: 'mercado_pago',
      currency: 'MXN',
    });
    const popUp = await openPopUp(page, part(widget, 'submit'));
    await expect.poll(async () => (await stateOf(widget)).status).toBe('waiting');
    await popUp.getByRole('button', { name: 'Pay' }).click();
    await expect.poll(async () => (await stateOf(widget)).status).toBe('processed');
    const [deposit] = cashier.book.deposits();
    expect(await stateOf(widget)).toMatchObject({
      phase: 'ready',
      flow: 'deposit',
      route: '/deposit/complete',
      depositId: deposit?.id,
      amount: 500,
    });
    const pairs = await page.evaluate(() => Reflect.get(window, '__routes') as [unknown, unknown][]);
    expect(pairs.length).toBeGreaterThan(3);
    for (const [told, mirrored] of pairs) expect(mirrored).toBe(told);
    const isFrozen = await widget.evaluate(element => Object.isFrozen(Reflect.get(element, 'state')));
    expect(isFrozen).toBe(true);
    const steps = (await cashier.events('funnel')).map(({ detail }) => detail?.step);
    expect(steps).toEqual(['opened', 'methods', 'method', 'submit', 'created', 'redirect', 'outcome']);
  });
});

test.describe('[DEP-04] before-submit', () => {
  test('held: the window opens in the click; accepted, it goes on', async ({ page, cashier }) => {
    const widget = await cashier.mount();
    await answerAs(page, 'before-submit', { hold: true });
    await (await openMethod(widget, 'mercado_pago')).fill('500');
    const popUp = await openPopUp(page, part(widget, 'submit'));
    await expect(part(widget, 'submit')).toHaveAttribute('aria-busy', 'true');
    expect(cashier.calls.sent('deposit-create')).toEqual([]);
    expect(await page.evaluate(() => window.__held)).toEqual([
      {
        name: 'before-submit',
        detail: { action: 'deposit', paymentMethod: 'mercado_pago', amount: 500, currency: 'MXN' },
      },
    ]);
    await page.evaluate(() => window.__release(true));
    await expect(popUp.getByRole('heading', { name: 'You pay' })).toBeVisible();
    expect(cashier.calls.sent('deposit-create')).toHaveLength(1);
  });

  test('held and refused: the window closes, the player reads why, and nothing is made', async ({
    page,
    cashier,
  }) => {
    const widget = await cashier.mount();
    await answerAs(page, 'before-submit', { hold: true });
    const amount = await openMethod(widget, 'mercado_pago');
    await amount.fill('500');
    const popUp = await openPopUp(page, part(widget, 'submit'));
    const closed = popUp.waitForEvent('close');
    await page.evaluate(() =>
      window.__release({ isAccepted: false, reason: 'Your daily limit is reached.' }),
    );
    await closed;
    await expect(part(widget, 'snackbar')).toContainText('Your daily limit is reached.');
    await expect(amount).toHaveValue('500');
    expect(cashier.calls.sent('deposit-create')).toEqual([]);
    expect(cashier.book.deposits()).toEqual([]);
    const error = await widget.evaluate(element => ({ ...Reflect.get(element, 'error') }));
    expect(error).toMatchObject({ message: 'Your daily limit is reached.', code: 'host.refused' });
  });

  test('refused at once: no window at all', async ({ page, cashier }) => {
    const widget = await cashier.mount();
    await answerAs(page, 'before-submit', { refuse: 'Accept the terms first.' });
    const popUps: Page[] = [];
    page.on('popup', popUp => popUps.push(popUp));
    await (await openMethod(widget, 'mercado_pago')).fill('500');
    await part(widget, 'submit').click();
    await expect(part(widget, 'snackbar')).toContainText('Accept the terms first.');
    expect(popUps).toEqual([]);
    expect(cashier.book.deposits()).toEqual([]);
  });
});

test('[DEP-04] before-redirect: refused, the window closes and the page stays a click away, which asks again', async ({
  page,
  cashier,
}) => {
  const widget = await cashier.mount();
  await answerAs(page, 'before-redirect', { hold: true });
  await (await openMethod(widget, 'mercado_pago')).fill('500');
  const popUp = await openPopUp(page, part(widget, 'submit'));
  await expect.poll(() => page.evaluate(() => window.__held.length)).toBe(1);
  await expect(part(widget, 'submit')).toHaveAttribute('aria-busy', 'true');
  const closed = popUp.waitForEvent('close');
  await page.evaluate(() => window.__release({ isAccepted: false, reason: 'Verify your identity.' }));
  await closed;
  await expect(part(widget, 'snackbar')).toContainText('Verify your identity.');
  const again = widget.getByRole('link', { name: 'Continue to payment' });
  const second = await openPopUp(page, again);
  await page.evaluate(() => window.__release(true));
  await expect(second.getByRole('heading', { name: 'You pay' })).toBeVisible();
  await expect(part(widget, 'status').getByRole('heading')).toHaveText('Waiting for your payment');
  expect(cashier.book.deposits()).toHaveLength(1);
  const [first] = await page.evaluate(() => window.__held);
  expect(JSON.stringify(first)).not.toContain('session');
});
