import type { Locator } from 'playwright/test';
import { paid } from '../support/p2p';
import { heading } from '../support/screen';
import { expect, forEachSetup, test } from '../support/test';
import { openMethod, part } from '../support/widget';

const submit = async (widget: Locator, amount: string) => {
  await part(widget, 'amount-input').fill(amount);
  await part(widget, 'submit').click();
  await expect(widget.getByRole('heading', { name: 'Payment details' })).toBeVisible();
};

forEachSetup(
  () => {
    test('[DEP-12] requisites are copied, and what is paid arrives', async ({ page, cashier }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const widget = await cashier.mount();
      await openMethod(widget, 'mercado_pago_h2h');
      await submit(widget, '500');
      expect(page.context().pages()).toHaveLength(1);
      expect((await cashier.events('route')).at(-1)?.detail).toEqual({ path: '/deposit/host-to-host' });
      await expect(widget.getByRole('timer')).toHaveText(/^(30:00|29:5\d)$/);
      await widget.getByRole('button', { name: 'Copy: CLABE' }).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^646180\d{12}$/);
      await paid(widget).click();
      await expect(heading(widget)).toHaveText('Deposit received');
      expect(cashier.book.credits()).toEqual([500]);
    });

    test('[DEP-12] a card’s number is a picture; its text is only in the clipboard', async ({
      page,
      cashier,
    }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const widget = await cashier.mount();
      await openMethod(widget, 'mercadopago_short_2');
      await submit(widget, '500');
      await widget.getByRole('button', { name: 'Copy: Card number' }).click();
      const number = await page.evaluate(() => navigator.clipboard.readText());
      expect(number).toMatch(/^400000\d{10}$/);
      const drawn = widget.getByRole('img', { name: `Card number ending in ${number.slice(-4)}` });
      const hasInk = await drawn.evaluate(element => {
        if (!(element instanceof HTMLCanvasElement)) return false;
        const pixels = element.getContext('2d')?.getImageData(0, 0, element.width, element.height).data;
        return pixels?.some(value => value !== 0) ?? false;
      });
      expect(hasInk).toBe(true);
      const markup = await page.evaluate(
        () => document.querySelector('cashier-widget')?.shadowRoot?.innerHTML ?? '',
      );
      expect(markup.replace(/\s/g, '')).not.toContain(number.slice(0, 12));
    });
  },
  { locales: ['en'] },
);

test('[DEP-12] [HOST-01] a card’s number grows with a widget that the page scales', async ({
  page,
  cashier,
}) => {
  const widget = await cashier.mount();
  await openMethod(widget, 'mercadopago_short_2');
  await submit(widget, '500');
  /** How much of the picture's width has ink. */
  const inked = () =>
    part(widget, 'text-image').evaluate(element => {
      const { width, height } = element as HTMLCanvasElement;
      const pixels = (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height);
      const columns = Array.from({ length: width }, (_, x) => x).filter(x =>
        Array.from({ length: height }, (_, y) => pixels?.data[(y * width + x) * 4 + 3]).some(Boolean),
      );
      return { width, share: ((columns.at(-1) ?? 0) - (columns[0] ?? 0)) / width };
    });
  const before = await inked();
  await page.locator('#place').evaluate(place => {
    place.style.transform = 'scale(1.5)';
  });
  await widget.evaluate(element => Object.assign(element, { theme: 'dark' }));
  await expect.poll(async () => (await inked()).width).toBeGreaterThan(before.width * 1.4);
  expect((await inked()).share).toBeCloseTo(before.share, 1);
});

test('[HOST-17] where the clipboard is refused the page copies all the same; if it cannot, the player is told to', async ({
  page,
  cashier,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Clipboard.prototype.writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
  });
  const widget = await cashier.mount();
  await openMethod(widget, 'mercado_pago_h2h');
  await submit(widget, '500');
  const copy = widget.getByRole('button', { name: 'Copy: CLABE' });
  await copy.click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^646180\d{12}$/);
  await expect(copy).toBeFocused();
  const refused = widget.getByText('Copying was refused');
  await expect(refused).toHaveCount(0);
  await page.evaluate(() => Object.assign(document, { execCommand: () => false }));
  await copy.click();
  await expect(refused).toBeVisible();
});

test('[DEP-12] a page without a secure context says why the number cannot be read', async ({
  page,
  cashier,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined });
  });
  const widget = await cashier.mount();
  await openMethod(widget, 'mercadopago_short_2');
  await submit(widget, '500');
  await expect(widget.getByText('The card number cannot be shown')).toBeVisible();
  await expect(widget.getByText('This page is not secure (https)')).toBeVisible();
  await expect(widget.getByRole('button', { name: 'Copy: Card number' })).toHaveCount(0);
  expect((await cashier.events('error-report')).map(({ detail }) => detail?.['message'])).toContain(
    'Decryption needs a secure context (https)',
  );
});

test('[DEP-12] a number that does not decrypt is not shown, and the player is told not to pay', async ({
  page,
  cashier,
}) => {
  await page.route('**/api/BANKING/deposit-create', async route => {
    const response = await route.fetch();
    const body = await response.json();
    body.apiResponse.data.card.encoded.tag = 'AAAAAAAAAAAAAAAAAAAAAA==';
    await route.fulfill({ response, json: body });
  });
  const widget = await cashier.mount({ transport: 'http' });
  await openMethod(widget, 'mercadopago_short_2');
  await submit(widget, '500');
  await expect(widget.getByText('The card number did not arrive in one piece')).toBeVisible();
  expect((await cashier.events('error-report')).map(({ detail }) => detail?.['message'])).toContain(
    'Decryption failed',
  );
});

test('[DEP-07] a completion that fails stays, and can be tried again', async ({ cashier, guard }) => {
  guard.allow(/status of 503/);
  const widget = await cashier.mount();
  await openMethod(widget, 'mercado_pago_h2h');
  await submit(widget, '500');
  cashier.book.fail('deposit-complete', '5xx');
  await paid(widget).click();
  await widget.getByRole('button', { name: 'Dismiss' }).click();
  await paid(widget).click();
  await expect(heading(widget)).toHaveText('Deposit received');
});

test('[DEP-07] a deposit that the bank does not know shows nothing to pay to any more', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/status of 404/);
  await page.route('**/api/BANKING/deposit-complete', route =>
    route.fulfill({ status: 404, json: { message: 'No such deposit', code: 'banking.depositUnknown' } }),
  );
  const widget = await cashier.mount({ transport: 'http' });
  await openMethod(widget, 'mercado_pago_h2h');
  await submit(widget, '500');
  await paid(widget).click();
  await expect(heading(widget)).toHaveText('The deposit did not go through');
  await expect(
    widget.getByText('If you have sent the money, contact support with the ID below.'),
  ).toBeVisible();
  await expect(widget.getByRole('button', { name: 'Copy: CLABE' })).toHaveCount(0);
});

test('[DEP-09] [DEP-12] news of the payment leads on by itself', async ({ cashier }) => {
  const widget = await cashier.mount({ transport: 'socket' });
  await openMethod(widget, 'mercado_pago_h2h');
  await submit(widget, '500');
  await cashier.book.pay();
  await expect(heading(widget)).toHaveText('Deposit received', { timeout: 10_000 });
});

test('[DEP-13] [ROUTE-01] cash: the form says how, the code is a barcode', async ({ cashier }) => {
  const widget = await cashier.mount();
  await openMethod(widget, 'oxxo', { group: 'Cash' });
  expect((await cashier.events('route')).at(-1)?.detail).toEqual({ path: '/deposit/cash' });
  await expect(widget.getByText('Show the code at the counter')).toBeVisible();
  await submit(widget, '500');
  await expect(widget.getByRole('img', { name: 'Barcode of the payment code' })).toBeVisible();
  await expect(widget.getByText(/Show the code at the counter/)).toBeVisible();
  await expect(widget.getByText('Pay before')).toBeVisible();
  await expect(widget.getByRole('button', { name: 'Copy: Reference' })).toBeVisible();
  await paid(widget).click();
  await expect(heading(widget)).toHaveText('Deposit received');
  expect(cashier.book.credits()).toEqual([500]);
});

test.describe('a bank transfer', () => {
  test.use({ player: 'demo-ng' });

  test('[DEP-05] [DEP-13] of Nigeria leads to its requisites', async ({ cashier }) => {
    const widget = await cashier.mount();
    await openMethod(widget, 'nigerian_bank_transfer', { country: 'NG', group: 'Bank transfer' });
    await submit(widget, '5000');
    await expect(widget.getByRole('button', { name: 'Copy: Account number' })).toBeVisible();
    await paid(widget).click();
    await expect(heading(widget)).toHaveText('Deposit received');
  });
});

test.describe('a QR method', () => {
  test.use({ player: 'demo-kh' });

  test('[DEP-13] shows its code beside the requisites', async ({ page, cashier }) => {
    const widget = await cashier.mount();
    await openMethod(widget, 'kh_qr_h2h', { country: 'KH' });
    await submit(widget, '20000');
    await expect(widget.getByRole('img', { name: 'Payment code' })).toBeVisible();
    expect(page.context().pages()).toHaveLength(1);
  });
});

test('[DEP-05] [SEC-01] a card that no browser stores: after a reload the player reads what is true, and can say that they have paid', async ({
  page,
  cashier,
}) => {
  const before = await cashier.mount();
  await openMethod(before, 'mercadopago_short_2');
  await submit(before, '500');
  await page.reload();
  const widget = await cashier.mount();
  await widget.getByRole('button', { name: /500 by/ }).click();
  await expect(widget.getByText('If not, please do not pay now')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('400000');
  await widget.getByRole('button', { name: 'I have paid $500' }).click();
  await expect(heading(widget)).toHaveText('Deposit received');
});
