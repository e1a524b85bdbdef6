import { button, heading } from '../support/screen';
import { narrowAndWide, onPhone, wide } from '../support/setups';
import { expect, forEachSetup, test } from '../support/test';
import { part } from '../support/widget';
import { fillSpei, mountPayouts, openPayout, reviewSpei } from '../support/withdrawal';

forEachSetup(
  () => {
    test('[WD-03] the amount never exceeds the balance; "all" fills it in', async ({ cashier }) => {
      const widget = await mountPayouts(cashier);
      const balance = cashier.book.balance();
      const amount = await fillSpei(widget, String(balance + 0.01));
      await part(widget, 'submit').click();
      await expect(amount).toHaveAttribute('aria-invalid', 'true');
      await expect(amount).toHaveAccessibleDescription(/more than your balance/);
      await expect(amount).toBeFocused();
      await button(widget, 'All').click();
      await expect(amount).toHaveValue(String(balance));
      await part(widget, 'submit').click();
      await part(widget, 'submit').click();
      await expect(part(widget, 'timeline')).toBeVisible();
      expect(cashier.calls.sent('withdrawal-create').map(({ data }) => data.amount)).toEqual([balance]);
    });
  },
  { viewports: narrowAndWide, locales: ['en'] },
);

forEachSetup(
  () => {
    for (const [fault, name] of [
      ['drop-after', 'the connection drops before the answer'],
      ['5xx', 'the server breaks before it'],
      ['garbage', 'the answer is garbage'],
    ] as const) {
      test(`[WD-02] [API-04] nothing is sent twice when ${name}`, async ({ cashier, guard }) => {
        guard.allow(/50\d|404|ERR_/);
        const widget = await mountPayouts(cashier);
        const before = cashier.book.balance();
        const submit = await reviewSpei(widget, '500');
        cashier.book.fail('withdrawal-create', fault);
        await submit.click();
        if (fault === '5xx') {
          await expect(widget.getByRole('alert').first()).toContainText('No money has moved');
          await submit.click();
        }
        await expect(heading(widget)).toHaveText('Withdrawal complete', { timeout: 15_000 });
        expect(cashier.book.withdrawals()).toHaveLength(1);
        expect(cashier.book.balance()).toBe(before - 500);
        const ids = cashier.calls.sent('withdrawal-create').map(({ data }) => data.requestId);
        expect(new Set(ids).size).toBe(1);
        expect(ids).toHaveLength(fault === '5xx' ? 2 : 1);
      });
    }

    test('[WD-02] [API-04] one that is sent again after a lost answer, and refused for the token, is found and not made twice', async ({
      cashier,
      sandbox,
      guard,
    }) => {
      guard.allow(/50\d|401|ERR_/);
      const widget = await mountPayouts(cashier);
      const submit = await reviewSpei(widget, '500');
      cashier.book.fail('withdrawal-create', 'garbage');
      cashier.book.fail('withdrawal-status', '5xx', { count: 1000 });
      await submit.click();
      await expect(heading(widget)).toHaveText("Checking your withdrawal's status", { timeout: 15_000 });
      await part(widget, 'back').click();
      await expect(part(widget, 'pending')).toContainText('500');
      const again = await reviewSpei(widget, '500');
      sandbox.bank.faults.clear();
      cashier.book.fail('withdrawal-create', 'unauthorized');
      await again.click();
      await expect(heading(widget)).toHaveText('Withdrawal complete', { timeout: 15_000 });
      expect(cashier.book.withdrawals()).toHaveLength(1);
      const ids = cashier.calls.sent('withdrawal-create').map(({ data }) => data.requestId);
      expect(ids).toEqual([ids[0], ids[0]]);
    });

    test('[WD-02] many clicks make one withdrawal', async ({ cashier }) => {
      const widget = await mountPayouts(cashier);
      const submit = await reviewSpei(widget, '500');
      cashier.book.fail('withdrawal-create', 'latency', { ms: 400 });
      await submit.evaluate(element => {
        for (let click = 0; click < 50; click++) (element as HTMLElement).click();
      });
      await expect(part(widget, 'timeline')).toBeVisible();
      expect(cashier.calls.sent('withdrawal-create')).toHaveLength(1);
      expect(cashier.book.withdrawals()).toHaveLength(1);
    });
  },
  { viewports: wide, locales: ['en'] },
);

forEachSetup(() => {
  test('[WD-03] refused after the confirm: the reason stays, what was typed stays, nothing moved', async ({
    cashier,
    guard,
  }) => {
    guard.allow(/422/);
    const widget = await mountPayouts(cashier);
    const before = cashier.book.balance();
    await (await reviewSpei(widget, '904')).click();
    const reason = widget.getByRole('alert').filter({ hasText: 'The withdrawal was not made' });
    await expect(reason).toContainText('There is not enough money on your balance.');
    await expect(reason).toContainText('No money has moved.');
    expect(await cashier.events('display-error')).toHaveLength(1);
    await button(widget, 'Change something').click();
    await expect(part(widget, 'amount-input')).toHaveValue('904');
    await expect(widget.locator('input[name="full_name"]')).toHaveValue('Ana Lopez');
    expect(cashier.book.withdrawals()).toEqual([]);
    expect(cashier.book.balance()).toBe(before);
  });

  test.describe('no balance data', () => {
    test.use({ player: 'demo-nobalance' });

    test('[WD-03] without a known balance the form works and the server decides', async ({
      cashier,
      guard,
    }) => {
      guard.allow(/422/);
      const widget = await mountPayouts(cashier);
      await expect(part(widget, 'method').first()).toBeVisible();
      await expect(part(widget, 'balance')).toHaveCount(0);
      const submit = await reviewSpei(widget, '500');
      await submit.click();
      await expect(widget.getByRole('alert').first()).toContainText(
        'There is not enough money on your balance.',
      );
      expect(cashier.book.withdrawals()).toEqual([]);
    });
  });

  test.describe('poor', () => {
    test.use({ player: 'demo-poor' });

    test('[WD-03] a balance below the smallest amount is said before anything is typed', async ({
      cashier,
    }) => {
      const widget = await mountPayouts(cashier);
      await openPayout(widget, 'spei');
      await expect(widget.getByText('Your balance is below the minimum, $100.')).toBeVisible();
      await expect(part(widget, 'chip')).toHaveCount(0);
    });
  });
}, onPhone);

forEachSetup(
  () => {
    test('[WD-03] a balance that falls while the player looks at the summary stops it', async ({
      cashier,
    }) => {
      const widget = await mountPayouts(cashier);
      const submit = await reviewSpei(widget, '500');
      await expect(submit).toBeVisible();
      await expect.poll(() => cashier.book.sockets()).toBe(1);
      cashier.book.push('login.token', { balanceData: { primary: { amount: 120, currency: 'MXN' } } });
      const alert = widget.getByRole('alert').filter({ hasText: 'Your balance has changed' });
      await expect(alert).toContainText('$120');
      await expect(submit).toHaveCount(0);
      await button(widget, 'Change something').click();
      await expect(part(widget, 'amount-input')).toHaveValue('500');
      await part(widget, 'submit').click();
      await expect(part(widget, 'amount-input')).toHaveAccessibleDescription(/more than your balance/);
      expect(cashier.calls.sent('withdrawal-create')).toEqual([]);
    });
  },
  { transports: ['socket'], viewports: wide, locales: ['en'] },
);
