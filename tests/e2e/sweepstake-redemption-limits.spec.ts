import {
  fillCoins,
  mountRedemption,
  openCoin,
  redeemable,
  reviewCoins,
  SWEEP,
  TRON_ADDRESS,
} from '../support/redemption';
import { button, heading, pathOf } from '../support/screen';
import { narrowAndWide, onPhone, wide } from '../support/setups';
import { expect, forEachSetup, test } from '../support/test';
import { part } from '../support/widget';

test.use({ player: 'demo-sweep' });

forEachSetup(
  () => {
    test('[SWP-02] refused after the confirm: the reason stays, what was typed stays, what can be redeemed is asked anew', async ({
      cashier,
      sandbox,
      guard,
    }) => {
      guard.allow(/422/);
      const widget = await mountRedemption(cashier);
      const submit = await reviewCoins(widget, '90');
      // A new grant that is not played yet takes its place.
      sandbox.bank.state.unplayed[`${cashier.book.userId} QSC`] = 5050;
      // The widget looks at the coins from time to time and may have taken the button away already.
      await submit.click({ timeout: 5000 }).catch(() => {});
      await expect(
        widget.getByRole('alert').filter({ hasText: 'What you can redeem has changed' }),
      ).toContainText('70');
      await button(widget, 'Change something').click();
      await expect(part(widget, 'amount-input')).toHaveValue('90');
      await expect(widget.locator('input[name="address"]')).toHaveValue(TRON_ADDRESS);
      await expect(redeemable(widget)).toContainText('70');
      expect(cashier.book.withdrawals()).toEqual([]);
      expect(cashier.book.balance(SWEEP)).toBe(120.5);
    });

    for (const [fault, name] of [
      ['drop-after', 'the connection drops before the answer'],
      ['garbage', 'the answer is garbage'],
    ] as const) {
      test(`[SWP-02] [API-04] nothing is sent twice when ${name}`, async ({ cashier, guard }) => {
        guard.allow(/50\d|404|ERR_/);
        const widget = await mountRedemption(cashier);
        const submit = await reviewCoins(widget, '50');
        cashier.book.fail('withdrawal-create', fault);
        await submit.click();
        await expect(heading(widget)).toHaveText('Redemption complete', { timeout: 15_000 });
        expect(cashier.calls.sent('withdrawal-create')).toHaveLength(1);
        expect(cashier.book.withdrawals()).toHaveLength(1);
        expect(cashier.book.balance(SWEEP)).toBe(70.5);
      });
    }

    test('[SWP-02] many clicks make one redemption', async ({ cashier }) => {
      const widget = await mountRedemption(cashier);
      const submit = await reviewCoins(widget, '50');
      cashier.book.fail('withdrawal-create', 'latency', { ms: 400 });
      await submit.evaluate(element => {
        for (let click = 0; click < 50; click++) (element as HTMLElement).click();
      });
      await expect(heading(widget)).toHaveText('Redemption complete');
      expect(cashier.calls.sent('withdrawal-create')).toHaveLength(1);
      expect(cashier.book.balance(SWEEP)).toBe(70.5);
    });
  },
  { viewports: narrowAndWide, locales: ['en'] },
);

forEachSetup(() => {
  test('[SWP-02] more than can be redeemed is never sent; "all" fills in the rest', async ({ cashier }) => {
    const widget = await mountRedemption(cashier);
    const amount = await openCoin(widget, 'Crypto', 'Tether USDT');
    await fillCoins(widget, amount, '100.01');
    await part(widget, 'submit').click();
    await expect(amount).toHaveAccessibleDescription(/more than you can redeem/);
    await expect(amount).toBeFocused();
    await amount.fill('4');
    await part(widget, 'submit').click();
    await expect(amount).toHaveAccessibleDescription(/The minimum is/);
    await button(widget, 'All').click();
    await expect(amount).toHaveValue('100');
    await part(widget, 'submit').click();
    await part(widget, 'submit').click();
    await expect(heading(widget)).toHaveText('Redemption complete');
    expect(cashier.calls.sent('withdrawal-create').map(({ data }) => data.amount)).toEqual([100]);
    expect(cashier.book.balance(SWEEP)).toBe(20.5);
  });

  test('[SWP-02] an unplayed sum that fails is said, and nothing is redeemed until it is known', async ({
    cashier,
    guard,
  }) => {
    guard.allow(/503/);
    cashier.book.fail('sweepstake-recoup-sum', '5xx', { count: 2 });
    const widget = await mountRedemption(cashier);
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
    const widget = await mountRedemption(cashier);
    await expect(part(widget, 'redeemable').getByRole('alert')).toContainText(
      'Your coins could not be loaded',
    );
    await button(widget, 'Try again').click();
    await expect(redeemable(widget)).toContainText('100');
  });
}, onPhone);

forEachSetup(
  () => {
    test('[SWP-02] a balance that falls while the player looks at the summary stops it', async ({
      cashier,
    }) => {
      const widget = await mountRedemption(cashier);
      const submit = await reviewCoins(widget, '50');
      await expect(submit).toBeVisible();
      cashier.book.grant(-60.5, SWEEP);
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
