import type { Page } from 'playwright/test';
import { openPayPage } from '../support/openPopUp';
import { heading } from '../support/screen';
import { expect, forEachSetup, test } from '../support/test';
import { fillCardForm, openMethod, part, typePhone } from '../support/widget';

const denyPopUps = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.open = () => null;
  });

forEachSetup(
  () => {
    test('[DEP-04] [DEP-06] GET: the pop-up goes to the payment page with the data in its query', async ({
      page,
      cashier,
    }) => {
      const widget = await cashier.mount();
      await (await openMethod(widget, 'mercado_pago')).fill('500');
      const popUp = await openPayPage(page, part(widget, 'submit'));
      const [deposit] = cashier.book.deposits();
      const address = new URL(popUp.url());
      expect(address.pathname).toBe(`/pay/${deposit?.id}`);
      expect(address.searchParams.get('session')).toBe(deposit?.session);
      expect(await popUp.evaluate(() => window.opener)).toBeNull();
      await expect(heading(widget)).toHaveText('Waiting for your payment');
      await popUp.getByRole('button', { name: 'Pay' }).click();
      await expect(heading(widget)).toHaveText('Deposit received');
      expect(cashier.book.credits()).toEqual([500]);
    });

    test('[DEP-04] POST: a form is posted in the pop-up, and nothing of it is in the address', async ({
      page,
      cashier,
    }) => {
      const widget = await cashier.mount();
      await (await openMethod(widget, 'astropay')).fill('500');
      await typePhone(widget);
      const popUp = await openPayPage(page, part(widget, 'submit'));
      expect(new URL(popUp.url()).search).toBe('');
      expect(await popUp.evaluate(() => window.opener)).toBeNull();
      await popUp.getByRole('button', { name: 'Pay' }).click();
      await expect(heading(widget)).toHaveText('Deposit received');
    });

    for (const [ending, way] of [
      ['912', 'GET'],
      ['913', 'POST'],
    ] as const) {
      test(`[DEP-04] [DEP-13] the bank of a card asks for its 3-D code, by ${way}`, async ({
        page,
        cashier,
      }) => {
        const widget = await cashier.mount();
        const popUp = await openPayPage(page, await fillCardForm(widget, { amount: ending }));
        await popUp.getByLabel('Code from your bank').fill('123456');
        await popUp.getByRole('button', { name: 'Pay' }).click();
        await expect(heading(widget)).toHaveText('Deposit received');
        expect(cashier.book.credits()).toEqual([Number(ending)]);
      });
    }

    test('[DEP-09] [DEP-10] a payment that the player declines on the page is told as failed', async ({
      page,
      cashier,
    }) => {
      const widget = await cashier.mount();
      await (await openMethod(widget, 'mercado_pago')).fill('500');
      const popUp = await openPayPage(page, part(widget, 'submit'));
      await popUp.getByRole('button', { name: 'Decline' }).click();
      await expect(heading(widget)).toHaveText('The deposit did not go through');
      expect(cashier.book.credits()).toEqual([]);
      await widget.getByRole('button', { name: 'Try another method' }).click();
      await expect(part(widget, 'method').first()).toBeVisible();
    });
  },
  { viewports: { wide: { width: 1100, height: 800 } }, locales: ['en'] },
);

test('[DEP-04] the pop-up opens in the click itself, before any request', async ({ page, cashier }) => {
  const widget = await cashier.mount();
  cashier.book.fail('session-start', 'latency', { ms: 2_000 });
  await (await openMethod(widget, 'mercado_pago')).fill('500');
  const wasOpenedInClick = await page.evaluate(() => {
    const { open } = window;
    let calls = 0;
    window.open = (...given) => {
      calls += 1;
      return open.apply(window, given);
    };
    const submit = document.querySelector('cashier-widget')?.shadowRoot?.querySelector('[part~=submit]');
    if (submit instanceof HTMLElement) submit.click();
    return calls === 1;
  });
  expect(wasOpenedInClick).toBe(true);
  expect(cashier.book.deposits()).toEqual([]);
  await expect(heading(widget)).toHaveText('Waiting for your payment');
});

test('[DEP-04] a closed page is there again with one press, and a double click opens no second one', async ({
  page,
  cashier,
}) => {
  const widget = await cashier.mount();
  await (await openMethod(widget, 'mercado_pago')).fill('500');
  const first = await openPayPage(page, part(widget, 'submit'));
  await first.close();
  const again = widget.getByRole('button', { name: 'Open the payment page again' });
  const [popUp] = await Promise.all([page.waitForEvent('popup'), again.dblclick({ delay: 60 })]);
  await expect(popUp.getByRole('heading', { name: 'You pay' })).toBeVisible();
  expect(await popUp.evaluate(() => window.opener)).toBeNull();
  expect(page.context().pages()).toHaveLength(2);
  await expect(again).toBeVisible();
  await popUp.getByRole('button', { name: 'Pay' }).click();
  await expect(heading(widget)).toHaveText('Deposit received');
  expect(cashier.book.credits()).toEqual([500]);
});

test('[DEP-01] [DEP-04] no pop-up opens for an invalid form, and a refusal closes the one that waits', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/status of 422/);
  const widget = await cashier.mount();
  await openMethod(widget, 'mercado_pago');
  await part(widget, 'submit').click();
  await expect(part(widget, 'field-error')).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
  await part(widget, 'amount-input').fill('904');
  await part(widget, 'submit').click();
  await expect(part(widget, 'snackbar')).toBeVisible();
  await expect.poll(() => page.context().pages().length).toBe(1);
  await expect(part(widget, 'amount-input')).toHaveValue('904');
  expect(cashier.book.deposits()).toEqual([]);
});

for (const [method, way] of [
  ['mercado_pago', 'GET'],
  ['astropay', 'POST'],
] as const) {
  test(`[DEP-04] [HOST-12] a blocked pop-up leads to /form, whose button opens the page by ${way}`, async ({
    page,
    cashier,
  }) => {
    await denyPopUps(page);
    const widget = await cashier.mount();
    await (await openMethod(widget, method)).fill('500');
    if (way === 'POST') await typePhone(widget);
    await part(widget, 'submit').click();
    await expect(widget.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await expect(part(widget, 'close')).toHaveCount(0);
    expect((await cashier.events('route')).at(-1)?.detail).toEqual({ path: '/form' });
    const [popUp] = await Promise.all([page.context().waitForEvent('page'), part(widget, 'submit').click()]);
    await popUp.getByRole('button', { name: 'Pay' }).click();
    await expect(heading(widget)).toHaveText('Deposit received');
    expect(cashier.book.credits()).toEqual([500]);
  });
}

/** The bank goes on by itself meanwhile. */
const SETTLING = /Waiting for your payment|Payment accepted|Deposit received/;

/** Names of a form's own properties: an input of such a name would hide them. */
const SHADOWING = ['submit', 'append', 'nodeName', 'appendChild', 'setAttribute', 'action', '__proto__'];

for (const where of ['the pop-up', '/form'] as const) {
  test(`[DEP-04] [SEC-01] data named as a form's own properties are posted from ${where}, and the host is asked first`, async ({
    page,
    context,
    cashier,
  }) => {
    const posts: string[] = [];
    await context.route('**/pay/**', async route => {
      posts.push(route.request().postData() ?? '');
      await route.fulfill({ body: 'paid', contentType: 'text/plain' });
    });
    await page.route('**/deposit-create*', async route => {
      const response = await route.fetch();
      const { apiResponse } = await response.json();
      const data = Object.fromEntries(SHADOWING.map(name => [name, 'x']));
      await route.fulfill({ json: { apiResponse: { ...apiResponse, method: 'POST', data } } });
    });
    if (where === '/form') await denyPopUps(page);
    const widget = await cashier.mount();
    await widget.evaluate(element => {
      let asked = 0;
      element.addEventListener('before-redirect', event => {
        asked += 1;
        if (asked === 1) event.preventDefault();
      });
    });
    await (await openMethod(widget, 'mercado_pago')).fill('500');
    const submit = part(widget, 'submit');
    await submit.click();
    await expect(widget.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await expect(submit).toHaveText('Continue to payment');
    expect(posts).toEqual([]);
    await submit.click();
    await expect.poll(() => posts).toEqual([SHADOWING.map(name => `${name}=x`).join('&')]);
    // Here no page takes the focus, by which the widget sees that a link has opened it.
    if (where === '/form') await widget.getByRole('button', { name: 'I have paid' }).click();
    await expect(heading(widget)).toHaveText(SETTLING);
  });
}

test.describe('a redirect-only method', () => {
  test.use({ player: 'demo-cl' });

  test('[DEP-04] [DEP-06] is opened by the host: the event, and no pop-up', async ({ page, cashier }) => {
    const widget = await cashier.mount();
    await (
      await openMethod(widget, 'red_compra_bank_payments', { country: 'CL', group: 'Bank transfer' })
    ).fill('20000');
    await part(widget, 'submit').click();
    await expect(heading(widget)).toHaveText(SETTLING);
    const [deposit] = cashier.book.deposits();
    expect((await cashier.events('external-redirect-event')).map(({ detail }) => detail)).toEqual([
      {
        url: `${cashier.host}/pay/${deposit?.id}`,
        method: 'GET',
        data: { session: deposit?.session, lang: expect.any(String) },
      },
    ]);
    expect(page.context().pages()).toHaveLength(1);
  });
});

test('[DEP-04] on a native platform the app opens the page: the event, and no pop-up', async ({
  page,
  cashier,
}) => {
  const user = { country: 'mx', paymentGeo: 'MX', currency: 'MXN', platform: 'ios' };
  const widget = await cashier.mount({ user });
  await (await openMethod(widget, 'mercado_pago')).fill('500');
  await part(widget, 'submit').click();
  await expect(heading(widget)).toHaveText(SETTLING);
  const [deposit] = cashier.book.deposits();
  expect((await cashier.events('open-ext-browser')).map(({ detail }) => detail)).toMatchObject([
    { url: `${cashier.host}/pay/${deposit?.id}`, method: 'GET' },
  ]);
  expect(page.context().pages()).toHaveLength(1);
});
