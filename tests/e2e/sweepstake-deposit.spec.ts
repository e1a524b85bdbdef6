import type { Locator } from 'playwright/test';
import { findForbiddenWord } from '../../scripts/locales/findForbiddenWord';
import { moveDeposit } from '../support/moveDeposit';
import { button, pathOf, title } from '../support/screen';
import { defaultSetup } from '../support/setups';
import { expect, forEachSetup, test } from '../support/test';
import { part } from '../support/widget';

const DISCLAIMER =
  'Gold Coins are for entertainment only and have no cash value. Sweep Coins are awarded free in a promotion and are not for sale. No purchase is necessary.';

/** Everything that can be read on a sweepstake screen: the disclaimer stands, and no word breaks the vocabulary. */
async function checkScreen(widget: Locator): Promise<void> {
  await expect(part(widget, 'disclaimer').filter({ visible: true })).toHaveText(DISCLAIMER);
  await checkWords(widget);
}

async function checkWords(widget: Locator): Promise<void> {
  const read = await widget.evaluate(element => {
    const root = element.shadowRoot;
    const labels = [...(root?.querySelectorAll('[aria-label],[placeholder],[title]') ?? [])].flatMap(one => [
      one.getAttribute('aria-label') ?? '',
      one.getAttribute('placeholder') ?? '',
      one.getAttribute('title') ?? '',
    ]);
    const texts = [...(root?.querySelectorAll<HTMLElement>('.cashier') ?? [])].map(one => one.innerText);
    return [...texts, ...labels].join('\n');
  });
  expect(read.length).toBeGreaterThan(20);
  expect(findForbiddenWord(read, 'en'), read).toBeNull();
}

async function chooseBox(widget: Locator, coins: RegExp): Promise<void> {
  await widget.getByRole('radio', { name: coins }).click();
  await part(widget, 'submit').click();
  await expect(title(widget, 'Payment method')).toBeVisible();
}

/** Up to the address of a coin that has but one network. */
async function payWith(widget: Locator, coin: string): Promise<void> {
  await chooseBox(widget, /^110,000\sGC/);
  await button(widget, coin).click();
  await part(widget, 'submit').click();
}

test.use({ player: 'demo-sweep' });

forEachSetup(
  () => {
    test('[ROUTE-02] [ROUTE-03] [SWP-01] [SWP-03] [DEP-07] every row: packages → method → coins → address → complete', async ({
      cashier,
    }) => {
      const { user } = cashier.options;
      const widget = await cashier.mount({
        user: { ...user, balanceData: { primary: { amount: 120.5, currency: 'QSC' } } },
      });
      await expect(title(widget, 'Select coin package')).toBeVisible();
      await expect(part(widget, 'balance')).toContainText(/120\.50\sSC/);
      await expect(widget.getByRole('radio', { name: /^42,000\sGC/ })).toHaveAccessibleDescription(
        /\+ 21\sSC free.*\$19\.99.*Most chosen/,
      );
      await expect(widget.getByRole('radio', { checked: true })).toHaveCount(0);
      await part(widget, 'submit').click();
      await expect(part(widget, 'field-error')).toHaveText('Select a coin package first');
      await checkScreen(widget);

      await chooseBox(widget, /^20,000\sGC/);
      expect(await pathOf(cashier)).toBe('/deposit/select-method');
      await expect(part(widget, 'package')).toContainText(/20,000\sGC.*\+ 10\sSC free.*\$9\.99/);
      await expect(button(widget, 'Bitcoin')).toHaveAccessibleDescription('From $15 to $50,000');
      await expect(button(widget, 'Bitcoin')).toHaveAttribute('aria-disabled', 'true');
      await checkScreen(widget);

      await button(widget, 'All coins').click();
      await expect(title(widget, 'Crypto')).toBeVisible();
      expect(await pathOf(cashier)).toBe('/deposit/crypto');
      await expect(part(widget, 'method')).toHaveCount(7);
      await checkScreen(widget);

      await button(widget, 'Tether USDT').click();
      await expect(title(widget, 'Tether USDT')).toBeVisible();
      await part(widget, 'submit').click();
      await expect(part(widget, 'field-error')).toHaveText('Choose the network that your wallet sends on');
      await widget.getByRole('radio', { name: 'TRON (TRC-20)' }).check();
      await expect(part(widget, 'submit')).toHaveText('Pay $9.99');
      await checkScreen(widget);
      await part(widget, 'submit').click();

      await expect(part(widget, 'gate')).toContainText('Only USDT on TRON (TRC-20)');
      expect(await pathOf(cashier)).toBe('/deposit/crypto/address');
      expect(cashier.calls.sent('deposit-create-sweepstake').map(({ data }) => data)).toMatchObject([
        { boxId: 'box-starter', amount: 9.99, currency: 'USD', paymentType: 'usdt', wallet: 'TRON' },
      ]);
      expect(cashier.calls.sent('deposit-create')).toEqual([]);
      await checkScreen(widget);
      await part(widget, 'gate-open').click();
      await expect(part(widget, 'qr')).toBeVisible();
      await checkScreen(widget);

      await cashier.book.pay();
      await expect(part(widget, 'status').getByRole('heading')).toHaveText('Your coins have arrived', {
        timeout: 15_000,
      });
      expect(await pathOf(cashier)).toBe('/deposit/complete');
      await expect(part(widget, 'package')).toContainText(/20,000\sGC/);
      await checkScreen(widget);
      expect(cashier.book.deposits()).toHaveLength(1);
      await button(widget, 'Get another package').click();
      await expect(title(widget, 'Select coin package')).toBeVisible();
    });

    test('[ROUTE-12] [ROUTE-11] [SWP-03] the switch of the top screens speaks of redemption', async ({
      cashier,
    }) => {
      const widget = await cashier.mount();
      await expect(button(widget, 'Buy coins')).toHaveAttribute('aria-pressed', 'true');
      await button(widget, 'Redemption').click();
      await expect(title(widget, 'Redemption')).toBeVisible();
      expect(await pathOf(cashier)).toBe('/withdrawal');
      await checkWords(widget);
      await button(widget, 'Buy coins').click();
      await expect(title(widget, 'Select coin package')).toBeVisible();
    });

    test('[ROUTE-02] [HOST-04] the host can switch the table live', async ({ page, cashier }) => {
      const widget = await cashier.mount();
      await expect(title(widget, 'Select coin package')).toBeVisible();
      await page.evaluate(() =>
        document.querySelector('cashier-widget')?.setAttribute('widget-view-type', 'main'),
      );
      await expect(title(widget, 'Deposit')).toBeVisible();
      await expect(part(widget, 'method').first()).toBeVisible();
      await page.evaluate(() =>
        Object.assign(document.querySelector('cashier-widget') ?? {}, { widgetViewType: 'sweep' }),
      );
      await expect(title(widget, 'Select coin package')).toBeVisible();
      await expect(widget.getByRole('radio')).toHaveCount(4);
    });
  },
  { locales: ['en'] },
);

test.describe('what goes wrong', () => {
  test.use({ setup: defaultSetup });

  test('[ROUTE-10] [ERR-05] boxes that fail end on the error page, and Refresh asks again', async ({
    cashier,
    guard,
  }) => {
    guard.allow(/503/);
    cashier.book.fail('sweepstake-boxes', '5xx');
    const widget = await cashier.mount();
    await expect(widget.getByRole('heading', { name: 'Error occurred' })).toBeVisible();
    await checkWords(widget);
    await button(widget, 'Refresh').click();
    await expect(widget.getByRole('radio')).toHaveCount(4);
  });

  test('[DEP-09] a reload finds the open payment again', async ({ page, cashier, guard }) => {
    guard.allow(/503/);
    // Nothing tells the widget how it ends: it stays open here.
    cashier.book.fail('deposit-status', '5xx', { count: 100 });
    let widget = await cashier.mount();
    await payWith(widget, 'Ethereum');
    await expect(part(widget, 'gate')).toBeVisible();
    await page.reload();
    widget = await cashier.mount();
    const open = button(widget, /^\$49\.99 by Ethereum/);
    await expect(open).toBeVisible();
    await checkScreen(widget);
    await open.click();
    await expect(part(widget, 'gate')).toContainText('Only ETH on Ethereum');
    await checkScreen(widget);
    expect(cashier.calls.sent('deposit-create-sweepstake')).toHaveLength(1);
  });

  test('[DEP-01] an impatient player pays once', async ({ cashier, browserName }) => {
    const widget = await cashier.mount();
    await chooseBox(widget, /^110,000\sGC/);
    await button(widget, 'Ethereum').click();
    await part(widget, 'submit').click({ clickCount: 10 });
    await expect.poll(() => cashier.book.deposits().length).toBe(1);
    // A driven Firefox says of each click that it is the first: there they may have passed the gate.
    if (browserName === 'chromium') await expect(part(widget, 'gate')).toBeVisible();
    await expect.poll(() => cashier.calls.sent('deposit-create-sweepstake').length).toBe(1);
    expect(cashier.book.deposits()).toHaveLength(1);
  });

  test('[API-04] a lost answer is looked for, and nothing is paid twice', async ({ cashier, guard }) => {
    guard.allow(/ERR_|Failed to load/);
    cashier.book.fail('deposit-create-sweepstake', 'drop-after');
    const widget = await cashier.mount();
    await payWith(widget, 'Ethereum');
    await expect(part(widget, 'gate')).toContainText('Only ETH on Ethereum', { timeout: 15_000 });
    await checkScreen(widget);
    await cashier.book.pay();
    await expect(part(widget, 'status').getByRole('heading')).toHaveText('Your coins have arrived', {
      timeout: 15_000,
    });
    expect(cashier.book.deposits()).toHaveLength(1);
    expect(cashier.calls.sent('deposit-create-sweepstake')).toHaveLength(1);
  });

  test('[DEP-10] a payment that failed says so in the words of the variant', async ({ cashier }) => {
    const widget = await cashier.mount({ transport: 'socket' });
    await payWith(widget, 'Ethereum');
    await expect(part(widget, 'gate')).toBeVisible();
    moveDeposit(cashier, { status: 'mistaked' });
    await expect(part(widget, 'status').getByRole('heading')).toHaveText('The payment did not go through');
    await checkScreen(widget);
  });
});

test.describe('no boxes', () => {
  test.use({ setup: defaultSetup, player: 'demo-sweep-empty' });

  test('[ROUTE-07] [ROUTE-09] lead to the Empty page, without a region to change', async ({ cashier }) => {
    const widget = await cashier.mount();
    await expect(widget.getByText('There are no payment methods available for this region')).toBeVisible();
    await expect(button(widget, 'Change country')).toHaveCount(0);
    await checkWords(widget);
  });
});

test.describe('gold coins', () => {
  test.use({ setup: defaultSetup, player: 'demo-sweep-gold' });

  test('[USER-04] QGC is asked for as QSC', async ({ cashier }) => {
    const widget = await cashier.mount();
    await expect(widget.getByRole('radio')).toHaveCount(4);
    expect(cashier.calls.sent('methods-payment-v3').map(({ data }) => data['currency'])).toEqual(['QSC']);
  });
});
