import { button, heading, title } from '../support/screen';
import { narrowAndWide, onPhone, wide } from '../support/setups';
import { expect, forEachSetup, test } from '../support/test';
import { part } from '../support/widget';
import { mountPayouts, reviewSpei } from '../support/withdrawal';

forEachSetup(
  () => {
    test('[WD-02] a code confirms it: resend after a wait, a wrong one is said, the right one goes on', async ({
      cashier,
      guard,
    }) => {
      guard.allow(/422/);
      const widget = await mountPayouts(cashier);
      const submit = await reviewSpei(widget, '916');
      await submit.click();
      const code = widget.getByRole('textbox', { name: 'Code' });
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      await expect(button(widget, /^New code in/)).toHaveAttribute('aria-disabled', 'true');
      await button(widget, 'Confirm').click();
      await expect(code).toHaveAccessibleDescription(/6 characters/);
      await code.fill('000000');
      await button(widget, 'Confirm').click();
      await expect(code).toHaveAccessibleDescription(/This code is wrong/);
      await expect(code).toBeFocused();
      await button(widget, 'Send a new code').click();
      await expect(button(widget, /^New code in/)).toBeVisible();
      await code.fill('123456');
      await code.press('Enter');
      await expect(heading(widget)).toHaveText('Withdrawal complete');
      await expect(part(widget, 'timeline')).toContainText('Confirmed by code');
      const confirms = cashier.calls.sent('withdrawal-confirm').map(({ data }) => data);
      expect(confirms.filter(({ resend }) => resend === true)).toHaveLength(1);
      expect(confirms.filter(({ code: sent }) => sent !== undefined)).toHaveLength(2);
      expect(cashier.calls.sent('withdrawal-create')).toHaveLength(1);
    });
  },
  { viewports: narrowAndWide, locales: ['en'] },
);

forEachSetup(() => {
  test('[WD-02] five wrong codes end it, and the money is back', async ({ cashier, guard }) => {
    guard.allow(/422/);
    const widget = await mountPayouts(cashier);
    const before = cashier.book.balance();
    await (await reviewSpei(widget, '916')).click();
    const code = widget.getByRole('textbox', { name: 'Code' });
    for (let attempt = 0; attempt < 5; attempt++) {
      await code.fill(`00000${attempt}`);
      await button(widget, 'Confirm').click();
      if (attempt < 4) await expect(code).toHaveAccessibleDescription(/This code is wrong/);
    }
    await expect(heading(widget)).toHaveText('The withdrawal did not go through');
    await expect(part(widget, 'status')).toContainText('Wrong code five times');
    expect(cashier.book.balance()).toBe(before);
    await button(widget, 'Try again').click();
    await expect(title(widget)).toHaveText('Withdrawals');
  });

  test('[WD-02] a withdrawal on its way is listed, opens to its timeline, and is canceled after a question', async ({
    cashier,
  }) => {
    const widget = await mountPayouts(cashier);
    const before = cashier.book.balance();
    // 908: it stays waiting.
    await (await reviewSpei(widget, '908')).click();
    await expect(heading(widget)).toHaveText('Withdrawal requested');
    await part(widget, 'back').click();
    const pending = part(widget, 'pending');
    await expect(pending).toHaveCount(1);
    await expect(pending).toHaveAccessibleName('$908 by SPEI · Bank transfer');
    await pending.click();
    await expect(heading(widget)).toHaveText('Withdrawal requested');
    await part(widget, 'back').click();
    await button(widget, 'Cancel').click();
    const dialog = widget.getByRole('dialog', { name: 'Cancel this withdrawal?' });
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect(dialog).toHaveCount(0);
    expect(cashier.calls.sent('withdrawal-cancel')).toEqual([]);
    await button(widget, 'Cancel').click();
    await dialog.getByRole('button', { name: 'Cancel the withdrawal' }).click();
    await expect(pending).toContainText('Withdrawal cancelled');
    await expect(button(widget, 'Cancel')).toHaveCount(0);
    expect(cashier.book.withdrawals()).toMatchObject([{ status: 'CANCELED' }]);
    expect(cashier.book.balance()).toBe(before);
  });

  test('[ROUTE-01] [WD-01] a pending one that waits for its code can be finished later', async ({
    cashier,
  }) => {
    const widget = await mountPayouts(cashier);
    await (await reviewSpei(widget, '916')).click();
    await widget.getByRole('textbox', { name: 'Code' }).waitFor();
    await part(widget, 'back').click();
    await part(widget, 'pending').click();
    await button(widget, 'Enter the code').click();
    await widget.getByRole('textbox', { name: 'Code' }).fill('123456');
    await button(widget, 'Confirm').click();
    await expect(heading(widget)).toHaveText('Withdrawal complete');
  });
}, onPhone);

forEachSetup(
  () => {
    test('[WD-02] a refused payout is told in the words of the bank', async ({ cashier }) => {
      const widget = await mountPayouts(cashier);
      const before = cashier.book.balance();
      await (await reviewSpei(widget, '902')).click();
      await expect(heading(widget)).toHaveText('The withdrawal did not go through');
      await expect(part(widget, 'status')).toContainText('The bank rejected the payout.');
      await expect(part(widget, 'timeline')).toContainText('Not paid out');
      expect(cashier.book.balance()).toBe(before);
    });
  },
  { viewports: wide, locales: ['en'] },
);

forEachSetup(
  () => {
    test('[WD-02] a push moves the timeline on, and tells the new balance', async ({ cashier }) => {
      const widget = await mountPayouts(cashier);
      const before = cashier.book.balance();
      await (await reviewSpei(widget, '907')).click();
      await expect(heading(widget)).toHaveText('Withdrawal accepted');
      await part(widget, 'back').click();
      await expect(part(widget, 'balance')).toContainText(
        (before - 907).toLocaleString('en-US', { minimumFractionDigits: before % 1 ? 2 : 0 }),
      );
    });
  },
  { transports: ['socket'], viewports: wide, locales: ['en'] },
);
