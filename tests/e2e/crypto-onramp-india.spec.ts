import type { Locator } from 'playwright/test';
import { moveDeposit } from '../support/moveDeposit';
import { openPayPage } from '../support/openPopUp';
import { button, heading, pathOf, title } from '../support/screen';
import { defaultSetup, onPhone } from '../support/setups';
import { expect, forEachSetup, test } from '../support/test';
import { openMethod, part } from '../support/widget';

/** The sandbox leaves deposits of this amount alone. */
const STAYS_WAITING = '1908';
const TXID = 'ab'.repeat(32);

interface Coin {
  coin: string;
  network?: string;
  amount: string;
}

async function openAddress(widget: Locator, { coin, network, amount }: Coin): Promise<void> {
  await button(widget, 'Crypto').click();
  await button(widget, coin).click();
  await part(widget, 'amount-input').fill(amount);
  if (network) await widget.getByRole('radio', { name: network }).check();
  await part(widget, 'submit').click();
}

forEachSetup(
  () => {
    test('[CRY-01] [ROUTE-03] coins → network → warning → address → hash → confirmations → complete', async ({
      cashier,
    }) => {
      const widget = await cashier.mount();
      await button(widget, 'Crypto').click();
      await expect(title(widget, 'Crypto')).toBeVisible();
      await button(widget, 'Tether USDT').click();
      await expect(title(widget, 'Tether USDT')).toBeVisible();
      await part(widget, 'amount-input').fill(STAYS_WAITING);
      await expect(widget.getByRole('radio', { checked: true })).toHaveCount(0);
      await part(widget, 'submit').click();
      await expect(part(widget, 'field-error')).toHaveText('Choose the network that your wallet sends on');
      await expect(widget.getByRole('radio', { name: 'TRON (TRC-20)' })).toHaveAccessibleDescription(
        /From USD.5 · 20 confirmations, about 1 min/,
      );
      await widget.getByRole('radio', { name: 'TRON (TRC-20)' }).check();
      await part(widget, 'submit').click();

      await expect(part(widget, 'gate')).toContainText('Only USDT on TRON (TRC-20)');
      await expect(part(widget, 'address')).toHaveCount(0);
      await expect(part(widget, 'details')).toContainText('20 · about 1 min');
      expect(cashier.calls.sent('deposit-create').map(({ data }) => data['wallet'])).toEqual(['TRON']);
      await part(widget, 'gate-open').click();
      await expect(part(widget, 'qr')).toBeVisible();
      await expect(part(widget, 'address').getByText(/^T/).first()).toBeVisible();

      moveDeposit(cashier, { status: 'accepted', txid: TXID });
      await expect(part(widget, 'transfer')).toContainText(/of 20 confirmations/, { timeout: 15_000 });
      await expect(part(widget, 'transfer')).toContainText(TXID);
      moveDeposit(cashier, { status: 'processed' });
      await expect(heading(widget)).toHaveText('Deposit received', { timeout: 15_000 });
    });

    test('[ONR-01] [DEP-07] form → offers → the seller’s page → complete', async ({ page, cashier }) => {
      const widget = await cashier.mount();
      await (await openMethod(widget, 'onramp_card')).fill('1000');
      await widget.locator('input[name="email"]').fill('ana@mail.example');
      await part(widget, 'submit').click();
      await expect(title(widget, 'Choose an offer')).toBeVisible();
      expect(await pathOf(cashier)).toBe('/deposit/onramp/offer-list');
      await expect(part(widget, 'choice-chosen')).toContainText('Best offer');
      await widget.getByRole('radio', { name: 'CoinGate' }).check();
      const popUp = await openPayPage(page, button(widget, 'Continue with CoinGate'));
      expect(await popUp.evaluate(() => window.opener)).toBeNull();
      expect(cashier.calls.sent('external-deposit-continue').map(({ data }) => data['offerId'])).toEqual([
        'coingate',
      ]);
      await popUp.getByRole('button', { name: 'Pay' }).click();
      await expect(heading(widget)).toHaveText('Deposit received', { timeout: 15_000 });
      expect(cashier.book.credits()).toEqual([1000]);
    });

    test('[DEP-07] an offer that is gone ends as failed, and no window stays open', async ({
      page,
      cashier,
    }) => {
      const widget = await cashier.mount();
      await (await openMethod(widget, 'onramp_card')).fill('975');
      await widget.locator('input[name="email"]').fill('ana@mail.example');
      await part(widget, 'submit').click();
      await button(widget, /^Continue with/).click();
      await expect(heading(widget)).toHaveText('The deposit did not go through');
      await expect.poll(() => page.context().pages().length).toBe(1);
    });

    test.describe('in India', () => {
      test.use({ player: 'demo-in' });

      test('[IND-01] form → prepared invoice → reference → complete', async ({ cashier }) => {
        const widget = await cashier.mount();
        await (await openMethod(widget, 'india_upi_invoice', { country: 'IN' })).fill('500');
        await part(widget, 'submit').click();
        await expect(part(widget, 'invoice')).toContainText('sandbox.cashier@okbank');
        expect(await pathOf(cashier)).toBe('/deposit/india/invoice');
        await expect(part(widget, 'qr')).toBeVisible();
        await expect(widget.getByRole('link', { name: 'PhonePe' })).toHaveAttribute('href', /am=500\.00/);
        await part(widget, 'submit').click();
        await expect(widget.locator('input[name="utr"]')).toBeFocused();
        await widget.locator('input[name="utr"]').pressSequentially('123456789012');
        await part(widget, 'submit').click();
        await expect(heading(widget)).toHaveText('Deposit received', { timeout: 15_000 });
        expect(cashier.book.credits()).toEqual([500]);
        expect(cashier.book.deposits()).toHaveLength(1);
      });

      test('[DEP-05] [DEP-13] the custom page upi-qr is paid and said to be paid', async ({ cashier }) => {
        const widget = await cashier.mount();
        await (await openMethod(widget, 'upi_qr_page', { country: 'IN' })).fill('500');
        await part(widget, 'submit').click();
        await expect(widget.getByRole('timer', { name: 'Time left to pay' })).toBeVisible();
        await button(widget, 'I have paid ₹500').click();
        await expect(heading(widget)).toHaveText('Deposit received', { timeout: 15_000 });
        expect(cashier.book.credits()).toEqual([500]);
      });
    });
  },
  { locales: ['en'] },
);

forEachSetup(() => {
  test('[CRY-01] a transfer that the bank sees by itself is credited', async ({ cashier }) => {
    const widget = await cashier.mount();
    await openAddress(widget, { coin: 'Bitcoin', amount: '1000' });
    await cashier.book.pay();
    await expect(heading(widget)).toHaveText('Deposit received', { timeout: 15_000 });
    expect(cashier.book.credits()).toEqual([1000]);
    expect(cashier.book.deposits()).toMatchObject([{ network: 'BITCOIN', status: 'processed' }]);
  });
}, onPhone);

test('[CRY-01] a memo is taken before the address shows', async ({ context, cashier }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const widget = await cashier.mount();
  await openAddress(widget, { coin: 'Tether USDT', network: 'TON', amount: STAYS_WAITING });
  await part(widget, 'gate-open').click();
  await expect(part(widget, 'gate')).toContainText('This transfer needs a memo');
  await expect(part(widget, 'address')).toHaveCount(0);
  await part(widget, 'gate-open').click();
  await expect(part(widget, 'address')).toContainText('Memo');
});

test.describe('a partial transfer', () => {
  test.use({ setup: { ...defaultSetup, transport: 'socket' } });

  test('[DEP-10] [CRY-01] shows what has arrived, not what was asked for', async ({ cashier }) => {
    const widget = await cashier.mount();
    await openAddress(widget, { coin: 'Tether USDT', network: 'TRON', amount: '1938' });
    await cashier.book.pay();
    await expect(heading(widget)).toHaveText('Deposit received', { timeout: 15_000 });
    await expect(part(widget, 'status')).toContainText('$969');
    await expect(widget.getByText('$969 arrived instead of $1,938')).toBeVisible();
    expect(cashier.book.credits()).toEqual([969]);
  });
});

test('[CRY-01] the search finds a coin, which leads to its network and not to the list', async ({
  cashier,
}) => {
  const widget = await cashier.mount();
  await widget.getByRole('searchbox').fill('bitcoin');
  await button(widget, 'Bitcoin').click();
  await expect(title(widget, 'Bitcoin')).toBeVisible();
  await expect(widget.getByText(/From USD.15 · 5 confirmations, about 50 min/)).toBeVisible();
});

test('[ROUTE-08] Back leads from the coin to the coins, and from the address to the list', async ({
  cashier,
}) => {
  const widget = await cashier.mount();
  await button(widget, 'Crypto').click();
  await button(widget, 'Tether USDT').click();
  await expect(title(widget, 'Tether USDT')).toBeVisible();
  await part(widget, 'back').click();
  await expect(title(widget, 'Crypto')).toBeVisible();
  await expect(button(widget, 'Bitcoin')).toBeVisible();
  await button(widget, 'Bitcoin').click();
  await part(widget, 'amount-input').fill(STAYS_WAITING);
  await part(widget, 'submit').click();
  await expect(part(widget, 'gate')).toBeVisible();
  await part(widget, 'back').click();
  await button(widget, 'Leave').click();
  await button(widget, 'Crypto').click();
  await button(widget, 'Show its address').click();
  await expect(part(widget, 'gate')).toBeVisible();
  expect(cashier.calls.sent('deposit-create')).toHaveLength(1);
});

test('[CRY-01] [DEP-09] a reload in the middle leads back to the same address, and makes no other deposit', async ({
  page,
  cashier,
}) => {
  const widget = await cashier.mount();
  await openAddress(widget, { coin: 'Bitcoin', amount: STAYS_WAITING });
  await part(widget, 'gate-open').click();
  const address = await part(widget, 'address').textContent();
  await page.reload();
  const again = await cashier.mount();
  await button(again, /1,908.*Bitcoin/).click();
  await part(again, 'gate-open').click();
  expect(await part(again, 'address').textContent()).toBe(address);
  expect(cashier.book.deposits()).toHaveLength(1);
});

test('[CRY-02] the crypto bonus is offered where the host and the experiment say so', async ({ cashier }) => {
  const widget = await cashier.mount({
    experiments: [{ key: 'analytics-21868', group: 'group_b' }],
    schema: { isCryptoBonusAvailable: true },
  });
  await openAddress(widget, { coin: 'Bitcoin', amount: STAYS_WAITING });
  await expect(part(widget, 'gate')).toBeVisible();
  expect(cashier.calls.sent('deposit-create')).toMatchObject([{ data: { isActivatedBonus: true } }]);
});

test.describe('a redirect-only method of India', () => {
  test.use({ player: 'demo-in' });

  test('[DEP-04] [IND-01] is opened by the host, without an invoice', async ({ cashier }) => {
    const widget = await cashier.mount();
    const place = { country: 'IN', group: 'UPI Transfer' };
    await (await openMethod(widget, 'paytm_qr', place)).fill('500');
    await part(widget, 'submit').click();
    await expect(heading(widget)).toHaveText('Deposit received');
    expect(await cashier.events('external-redirect-event')).toHaveLength(1);
    expect(cashier.calls.sent('deposit-prepare')).toEqual([]);
  });
});
