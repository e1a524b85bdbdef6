import type { Locator } from 'playwright/test';
import {
  expectSweepstakeWords,
  fillCoins,
  mountRedemption,
  openCoin,
  redeemable,
  reviewCoins,
  STANDARD_WORDS,
  SWEEP,
  TRON_ADDRESS,
  words,
} from '../support/redemption';
import { button, heading, pathOf, title } from '../support/screen';
import { narrowAndWide, onPhone } from '../support/setups';
import { expect, forEachSetup, test } from '../support/test';
import { part } from '../support/widget';

const conversion = (widget: Locator): Locator => part(widget, 'conversion').getByRole('status');

test.use({ player: 'demo-sweep' });

forEachSetup(
  () => {
    test('[ROUTE-02] [SWP-02] [SWP-03] [ROUTE-07] every screen, from the balance to the coins that are sent', async ({
      cashier,
    }) => {
      const widget = await mountRedemption(cashier);
      await expect(title(widget)).toHaveText('Redemption');
      await expect(redeemable(widget)).toContainText('100');
      await expect(part(widget, 'redeemable')).toContainText('120.50');
      await expect(part(widget, 'redeemable')).toContainText('20.50');
      await expect(part(widget, 'redeemable')).toContainText('250,000');
      await expectSweepstakeWords(widget);
      expect(await pathOf(cashier)).toBe('/withdrawal');

      await button(widget, 'Crypto').click();
      await expect(part(widget, 'method')).toHaveCount(6);
      expect(await pathOf(cashier)).toBe('/withdrawal/crypto');
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
      expect(cashier.book.balance(SWEEP)).toBe(56.5);
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
    test('[SWP-02] a code confirms it, on a step of the convert view; five wrong ones end it', async ({
      cashier,
      guard,
    }) => {
      guard.allow(/422/);
      cashier.book.grant(2000, SWEEP);
      const widget = await mountRedemption(cashier);
      await (await reviewCoins(widget, '916')).click();
      const code = widget.getByRole('textbox', { name: 'Code' });
      await code.waitFor();
      expect(await pathOf(cashier)).toBe('/withdrawal/crypto/convert');
      await expectSweepstakeWords(widget);
      const before = cashier.book.balance(SWEEP) + 916;
      for (let attempt = 0; attempt < 5; attempt++) {
        await code.fill(`00000${attempt}`);
        await button(widget, 'Confirm').click();
        if (attempt < 4) await expect(code).toHaveAccessibleDescription(/This code is wrong/);
      }
      await expect(heading(widget)).toHaveText('The redemption did not go through');
      expect(cashier.book.balance(SWEEP)).toBe(before);
      expect(cashier.calls.sent('withdrawal-create')).toHaveLength(1);
      expect(await words(widget)).not.toMatch(STANDARD_WORDS);
      await button(widget, 'Try again').click();
      await expect(title(widget)).toHaveText('Redemption');
      await expect(redeemable(widget)).toContainText('2,100');
    });
  },
  { viewports: narrowAndWide, locales: ['en'] },
);

forEachSetup(() => {
  test('[SWP-02] of two conversions the later one wins, and the old figure is marked', async ({
    cashier,
  }) => {
    const widget = await mountRedemption(cashier);
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
    const widget = await mountRedemption(cashier);
    const amount = await openCoin(widget, 'Crypto', 'Bitcoin');
    cashier.book.fail('payment-convert-v2', 'wrong-types');
    await amount.fill('64');
    await expect(conversion(widget)).toContainText('We cannot say at the moment');
    await button(widget, 'Work it out again').click();
    await expect(conversion(widget)).toContainText('≈ 0.001 BTC');
  });

  test('[SWP-02] one on its way is listed, opens to its code, and gives the coins back when it is canceled', async ({
    cashier,
  }) => {
    cashier.book.grant(2000, SWEEP);
    const widget = await mountRedemption(cashier);
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
    await expect(part(widget, 'pending')).toContainText('Redemption cancelled');
    await expect(part(widget, 'pending').getByRole('button', { name: 'Cancel' })).toHaveCount(0);
    await expect(redeemable(widget)).toContainText('2,100');
    expect(cashier.book.withdrawals()).toMatchObject([{ status: 'CANCELED' }]);
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
      const widget = await mountRedemption(cashier);
      await expect(redeemable(widget)).toContainText('100');
      await (await reviewCoins(widget, '20')).click();
      await expect(heading(widget)).toHaveText('Redemption complete');
      expect(cashier.calls.sent('withdrawal-create')[0]?.data.currency).toBe('QSC');
      expect(cashier.calls.sent('sweepstake-recoup-sum')[0]?.data).toEqual({ currency: 'QSC' });
    });
  });
}, onPhone);
