import type { Locator } from 'playwright/test';
import {
  coinsAt,
  fillCoins,
  grantCoins,
  openCoin,
  playerId,
  reviewCoins,
  TRON_ADDRESS,
} from '../support/redemption';
import { type CashierFixture, expect, forEachSetup, test } from '../support/test';
import { part } from '../support/widget';
import { withdrawalsOf } from '../support/withdrawal';

const narrowAndWide = { narrow: { width: 390, height: 844 }, wide: { width: 1100, height: 800 } } as const;
const wide = { wide: narrowAndWide.wide } as const;

const mountList = (cashier: CashierFixture): Promise<Locator> => cashier.mount({ page: 'withdrawal' });
const heading = (widget: Locator): Locator => part(widget, 'status').getByRole('heading');
const title = (widget: Locator): Locator => part(widget, 'title');
const redeemable = (widget: Locator): Locator => part(widget, 'redeemable').getByRole('status');
const conversion = (widget: Locator): Locator => part(widget, 'conversion').getByRole('status');
const button = (widget: Locator, name: string): Locator => widget.getByRole('button', { name, exact: true });
const pathOf = async (cashier: CashierFixture): Promise<unknown> =>
  (await cashier.events('route')).at(-1)?.detail?.path;

/** Every word on the screen and in its names. */
const words = (widget: Locator): Promise<string> =>
  widget.evaluate(element => {
    const root = element.shadowRoot;
    const named = [...(root?.querySelectorAll('[aria-label], [placeholder], [title]') ?? [])].map(
      one =>
        `${one.getAttribute('aria-label')} ${one.getAttribute('placeholder')} ${one.getAttribute('title')}`,
    );
    const shown = [...(root?.children ?? [])].filter(one => one.tagName !== 'STYLE');
    return [...shown.map(one => one.textContent), ...named].join(' ');
  });

const STANDARD_WORDS = /withdraw|deposit|\bbet(s|ting)?\b/i;

async function expectSweepstakeWords(widget: Locator): Promise<void> {
  expect(await words(widget)).not.toMatch(STANDARD_WORDS);
  await expect(part(widget, 'disclaimer')).toContainText('No purchase is necessary.');
}

test.use({ player: 'demo-sweep' });

forEachSetup(
  () => {
    test('[ROUTE-02] [SWP-02] [SWP-03] [ROUTE-07] every screen, from the balance to the coins that are sent', async ({
      cashier,
      sandbox,
    }) => {
      const widget = await mountList(cashier);
      await expect(title(widget)).toHaveText('Redemption');
      await expect(redeemable(widget)).toContainText('100');
      await expect(part(widget, 'redeemable')).toContainText('120.50');
      await expect(part(widget, 'redeemable')).toContainText('20.50');
      await expect(part(widget, 'redeemable')).toContainText('250,000');
      await expectSweepstakeWords(widget);
      expect(await pathOf(cashier)).toBe('/withdrawal');

      await button(widget, 'Crypto').click();
      await expect(part(widget, 'method').first()).toBeVisible();
      expect(await pathOf(cashier)).toBe('/withdrawal/crypto');
      await expect(part(widget, 'method')).toHaveCount(6);
      await expectSweepstakeWords(widget);
      await part(widget, 'back').click();

      const amount = await openCoin(widget, 'Crypto', 'Tether USDT');
      expect(await pathOf(cashier)).toBe('/withdrawal/crypto/convert');
      await fillCoins(widget, amount, '64');
      await expect(conversion(widget)).toContainText('≈ 64 USDT');
      await expect(conversion(widget)).not.toHaveAttribute('aria-busy', 'true');
      await expectSweepstakeWords(widget);
      await part(widget, 'submit').click();
      await expect(part(widget, 'details')).toContainText('≈ 64 USDT');
      await expect(part(widget, 'details')).toContainText(TRON_ADDRESS);
      await expectSweepstakeWords(widget);
      expect(cashier.calls.sent('withdrawal-create')).toEqual([]);
      await part(widget, 'submit').click();

      await expect(heading(widget)).toHaveText('Redemption complete');
      expect(await pathOf(cashier)).toBe('/withdrawal/complete');
      await expect(part(widget, 'timeline').getByRole('listitem')).toHaveCount(4);
      await expectSweepstakeWords(widget);
      expect(coinsAt(sandbox, cashier)).toBe(56.5);
      expect(cashier.calls.sent('withdrawal-create').map(({ data }) => data)).toEqual([
        {
          requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
          amount: 64,
          currency: 'QSC',
          paymentMethod: 'usdt',
          accountType: 'main',
          fields: { network: 'TRON', address: TRON_ADDRESS, memo: '' },
        },
      ]);
      await part(widget, 'back').click();
      await expect(title(widget)).toHaveText('Redemption');
      await expect(redeemable(widget)).toContainText('36');
    });
  },
  { viewports: narrowAndWide, locales: ['en'] },
);

forEachSetup(
  () => {
    test('[SWP-02] more than can be redeemed is never sent; "all" fills in the rest', async ({
      cashier,
      sandbox,
    }) => {
      const widget = await mountList(cashier);
      const amount = await openCoin(widget, 'Crypto', 'Tether USDT');
      await fillCoins(widget, amount, '100.01');
      await part(widget, 'submit').click();
      await expect(amount).toHaveAccessibleDescription(/more than you can redeem/);
      await expect(amount).toBeFocused();
      await amount.fill('4');
      await part(widget, 'submit').click();
      await expect(amount).toHaveAccessibleDescription(/The smallest amount is/);
      await button(widget, 'All').click();
      await expect(amount).toHaveValue('100');
      await part(widget, 'submit').click();
      await part(widget, 'submit').click();
      await expect(heading(widget)).toHaveText('Redemption complete');
      expect(cashier.calls.sent('withdrawal-create').map(({ data }) => data.amount)).toEqual([100]);
      expect(coinsAt(sandbox, cashier)).toBe(20.5);
    });

    test('[SWP-02] an unplayed sum that fails is said, and nothing is redeemed until it is known', async ({
      cashier,
      guard,
    }) => {
      guard.allow(/503/);
      cashier.book.fail('sweepstake-recoup-sum', '5xx', { count: 2 });
      const widget = await mountList(cashier);
      const card = part(widget, 'redeemable');
      await expect(card.getByRole('alert')).toContainText('We could not find out how many coins');
      await expect(card).toContainText('120.50');
      await expect(redeemable(widget)).toContainText('—');
      const amount = await openCoin(widget, 'Crypto', 'Tether USDT');
      await fillCoins(widget, amount, '10');
      await expect(part(widget, 'submit')).toHaveAttribute('aria-disabled', 'true');
      await amount.press('Enter');
      expect(await pathOf(cashier)).toBe('/withdrawal/crypto/convert');
      await button(widget, 'Try again').click();
      await expect(redeemable(widget)).toContainText('100');
      await part(widget, 'submit').click();
      await expect(heading(widget)).toHaveText('Is everything right?');
      await expect(part(widget, 'details')).toContainText('10 USDT');
    });

    test('[SWP-02] balances that fail are asked for again', async ({ cashier, guard }) => {
      guard.allow(/503/);
      cashier.book.fail('sweepstake-balance-get', '5xx');
      const widget = await mountList(cashier);
      await expect(part(widget, 'redeemable').getByRole('alert')).toContainText(
        'Your coins could not be loaded',
      );
      await button(widget, 'Try again').click();
      await expect(redeemable(widget)).toContainText('100');
    });

    test('[SWP-02] of two conversions the later one wins, and the old figure is marked', async ({
      cashier,
    }) => {
      const widget = await mountList(cashier);
      const amount = await openCoin(widget, 'Crypto', 'Bitcoin');
      await amount.fill('64');
      await expect(conversion(widget)).toContainText('≈ 0.001 BTC');
      cashier.book.fail('payment-convert-v2', 'latency', { ms: 1500 });
      await amount.fill('32');
      await expect(conversion(widget)).toHaveAttribute('aria-busy', 'true');
      await expect(conversion(widget)).toContainText('That was for');
      await expect.poll(() => cashier.calls.sent('payment-convert-v2').length).toBe(2);
      await amount.fill('16');
      await expect(conversion(widget)).toContainText('≈ 0.00025 BTC');
      await expect(conversion(widget)).not.toHaveAttribute('aria-busy', 'true');
      // The slow answer has come by now, and is not heard.
      await expect.poll(() => cashier.book.requests('payment-convert-v2').length).toBe(3);
      await expect(conversion(widget)).toContainText('≈ 0.00025 BTC');
    });

    test('[SWP-02] a conversion that is no sum is no figure', async ({ cashier }) => {
      const widget = await mountList(cashier);
      const amount = await openCoin(widget, 'Crypto', 'Bitcoin');
      cashier.book.fail('payment-convert-v2', 'wrong-types');
      await amount.fill('64');
      await expect(conversion(widget)).toContainText('We cannot say at the moment');
      await button(widget, 'Work it out again').click();
      await expect(conversion(widget)).toContainText('≈ 0.001 BTC');
    });

    test('[SWP-02] a code confirms it, on a step of the convert view; five wrong ones end it', async ({
      cashier,
      sandbox,
      guard,
    }) => {
      guard.allow(/422/);
      grantCoins(sandbox, cashier, 2000);
      const widget = await mountList(cashier);
      await (await reviewCoins(widget, '916')).click();
      const code = widget.getByRole('textbox', { name: 'Code' });
      await code.waitFor();
      expect(await pathOf(cashier)).toBe('/withdrawal/crypto/convert');
      await expectSweepstakeWords(widget);
      const before = coinsAt(sandbox, cashier) + 916;
      for (let attempt = 0; attempt < 5; attempt++) {
        await code.fill(`00000${attempt}`);
        await button(widget, 'Confirm').click();
        if (attempt < 4) await expect(code).toHaveAccessibleDescription(/This code is wrong/);
      }
      await expect(heading(widget)).toHaveText('The redemption did not go through');
      expect(coinsAt(sandbox, cashier)).toBe(before);
      expect(cashier.calls.sent('withdrawal-create')).toHaveLength(1);
      expect(await words(widget)).not.toMatch(STANDARD_WORDS);
      await button(widget, 'Try again').click();
      await expect(title(widget)).toHaveText('Redemption');
      await expect(redeemable(widget)).toContainText('2,100');
    });

    test('[SWP-02] one on its way is listed, opens to its code, and gives the coins back when it is canceled', async ({
      cashier,
      sandbox,
    }) => {
      grantCoins(sandbox, cashier, 2000);
      const widget = await mountList(cashier);
      await (await reviewCoins(widget, '916')).click();
      await widget.getByRole('textbox', { name: 'Code' }).waitFor();
      await part(widget, 'back').click();
      await expect(redeemable(widget)).toContainText('1,184');
      await part(widget, 'pending').click();
      await expect(heading(widget)).toHaveText('Waiting for your code');
      await button(widget, 'Enter the code').click();
      await widget.getByRole('textbox', { name: 'Code' }).waitFor();
      await part(widget, 'back').click();
      await part(widget, 'back').click();
      await button(widget, 'Cancel').click();
      await expectSweepstakeWords(widget);
      await widget.getByRole('dialog').getByRole('button', { name: 'Cancel the redemption' }).click();
      await expect(part(widget, 'pending')).toHaveCount(0);
      await expect(redeemable(widget)).toContainText('2,100');
      expect(withdrawalsOf(sandbox, playerId(cashier))).toMatchObject([{ status: 'CANCELED' }]);
    });

    test('[SWP-02] refused after the confirm: the reason stays, what was typed stays, what can be redeemed is asked anew', async ({
      cashier,
      sandbox,
      guard,
    }) => {
      guard.allow(/422/);
      const widget = await mountList(cashier);
      const submit = await reviewCoins(widget, '90');
      // A new grant that is not played yet takes its place.
      sandbox.bank.state.unplayed[`${playerId(cashier)} QSC`] = 5050;
      await submit.click();
      await expect(
        widget.getByRole('alert').filter({ hasText: 'What you can redeem has changed' }),
      ).toContainText('70');
      await button(widget, 'Change something').click();
      await expect(part(widget, 'amount-input')).toHaveValue('90');
      await expect(widget.locator('input[name="address"]')).toHaveValue(TRON_ADDRESS);
      await expect(redeemable(widget)).toContainText('70');
      expect(withdrawalsOf(sandbox, playerId(cashier))).toEqual([]);
      expect(coinsAt(sandbox, cashier)).toBe(120.5);
    });

    for (const [fault, name] of [
      ['drop-after', 'the connection drops before the answer'],
      ['garbage', 'the answer is garbage'],
    ] as const) {
      test(`[SWP-02] [API-04] nothing is sent twice when ${name}`, async ({ cashier, sandbox, guard }) => {
        guard.allow(/50\d|404|ERR_/);
        const widget = await mountList(cashier);
        const submit = await reviewCoins(widget, '50');
        cashier.book.fail('withdrawal-create', fault);
        await submit.click();
        await expect(heading(widget)).toHaveText('Redemption complete', { timeout: 15_000 });
        expect(cashier.calls.sent('withdrawal-create')).toHaveLength(1);
        expect(withdrawalsOf(sandbox, playerId(cashier))).toHaveLength(1);
        expect(coinsAt(sandbox, cashier)).toBe(70.5);
      });
    }

    test('[SWP-02] many clicks make one redemption', async ({ cashier, sandbox }) => {
      const widget = await mountList(cashier);
      const submit = await reviewCoins(widget, '50');
      cashier.book.fail('withdrawal-create', 'latency', { ms: 400 });
      await submit.evaluate(element => {
        for (let click = 0; click < 50; click++) (element as HTMLElement).click();
      });
      await expect(heading(widget)).toHaveText('Redemption complete');
      expect(cashier.calls.sent('withdrawal-create')).toHaveLength(1);
      expect(coinsAt(sandbox, cashier)).toBe(70.5);
    });

    test('[ROUTE-02] [ROUTE-07] [ERR-04] without methods it is the Empty page', async ({ cashier }) => {
      const widget = await cashier.mount({
        page: 'withdrawal',
        user: { ...cashier.options.user, paymentGeo: 'ZZ' },
      });
      await expect(part(widget, 'empty')).toContainText('There are no payment methods available');
      expect(await pathOf(cashier)).toBe('/empty');
      const errors = await cashier.events('error-report');
      expect(errors.map(({ detail }) => detail?.message)).toContain('Empty payment methods');
    });

    test.describe('gold', () => {
      test.use({ player: 'demo-sweep-gold' });

      test('[SWP-02] [USER-04] a user of gold coins redeems sweep coins', async ({ cashier }) => {
        const widget = await mountList(cashier);
        await expect(redeemable(widget)).toContainText('100');
        await (await reviewCoins(widget, '20')).click();
        await expect(heading(widget)).toHaveText('Redemption complete');
        expect(cashier.calls.sent('withdrawal-create')[0]?.data.currency).toBe('QSC');
        expect(cashier.calls.sent('sweepstake-recoup-sum')[0]?.data).toEqual({ currency: 'QSC' });
      });
    });
  },
  { viewports: narrowAndWide, locales: ['en'], isPaired: true },
);

forEachSetup(
  () => {
    test('[SWP-02] a balance that falls while the player looks at the summary stops it', async ({
      cashier,
      sandbox,
    }) => {
      const widget = await mountList(cashier);
      const submit = await reviewCoins(widget, '50');
      await expect(submit).toBeVisible();
      grantCoins(sandbox, cashier, -60.5);
      cashier.book.push('login.token', { balanceData: { primary: { amount: 60, currency: 'QSC' } } });
      const alert = widget.getByRole('alert').filter({ hasText: 'What you can redeem has changed' });
      await expect(alert).toContainText('39.50');
      await expect(submit).toHaveCount(0);
      await button(widget, 'Change something').click();
      await expect(part(widget, 'amount-input')).toHaveValue('50');
      await part(widget, 'submit').click();
      await expect(part(widget, 'amount-input')).toHaveAccessibleDescription(/more than you can redeem/);
      expect(cashier.calls.sent('withdrawal-create')).toEqual([]);
    });
  },
  { transports: ['socket'], viewports: wide, locales: ['en'] },
);
