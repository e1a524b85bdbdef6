import type { Locator } from 'playwright/test';
import { button, heading, pathOf, title } from '../support/screen';
import { narrowAndWide, wide } from '../support/setups';
import { expect, forEachSetup, test } from '../support/test';
import { methodName, part } from '../support/widget';
import { mountPayouts, openPayout, reviewSpei, typeInto } from '../support/withdrawal';

async function paste(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((element, value) => {
    element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, composed: true }));
    element.ownerDocument.execCommand('insertText', false, value);
  }, text);
}

forEachSetup(
  ({ locale, transport }) => {
    test('[WD-01] [WD-02] [WD-03] [ROUTE-01] [ROUTE-06] [METH-07] [I18N-02] from the list to paid out', async ({
      cashier,
    }) => {
      const widget = await mountPayouts(cashier);
      const before = cashier.book.balance();
      await expect(part(widget, 'balance')).toBeVisible();
      // View type virtual is not listed for withdrawals.
      await expect(
        widget.getByRole('button', {
          name: methodName('virtual_card', { locale, list: 'withdrawals' }),
          exact: true,
        }),
      ).toHaveCount(0);
      const submit = await reviewSpei(widget, '500', locale);
      // Whole, to be compared; masked once it cannot be changed.
      await expect(part(widget, 'details')).toContainText('012345678901234567');
      expect(cashier.calls.sent('withdrawal-create')).toHaveLength(0);
      await submit.click();
      const status = part(widget, 'status');
      await expect(status).toHaveClass(/hero--success/);
      await expect(part(widget, 'timeline').getByRole('listitem')).toHaveCount(4);
      await expect(part(widget, 'details')).toContainText('•••• 4567');
      await expect(part(widget, 'details')).not.toContainText('0123456789');
      if (locale === 'en') await expect(heading(widget)).toHaveText('Withdrawal complete');
      expect(cashier.book.withdrawals()).toMatchObject([
        { method: 'spei', status: 'processed', minor: 50_000, accountType: 'main' },
      ]);
      expect(cashier.book.balance()).toBe(before - 500);
      const [create, ...more] = cashier.calls.sent('withdrawal-create');
      expect(more).toEqual([]);
      expect(create?.data).toEqual({
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        amount: 500,
        currency: 'MXN',
        paymentMethod: 'spei',
        accountType: 'main',
        fields: { clabe: '012345678901234567', full_name: 'Ana Lopez' },
      });
      const [created] = await cashier.events('create-transaction');
      expect(created?.detail).toEqual({
        withdrawalId: cashier.book.withdrawals()[0]?.id,
        paymentMethod: 'spei',
        amount: 500,
        currency: 'MXN',
      });
      expect((await cashier.events('init')).map(({ detail }) => detail)).toEqual([{ page: 'withdrawal' }]);
      // By pushes on the socket: a question after each of them, never a steady stream.
      if (transport === 'http') {
        expect(cashier.calls.sent('withdrawal-status').length).toBeGreaterThanOrEqual(1);
      }
    });
  },
  { viewports: narrowAndWide },
);

// The rows that the way above does not touch.
forEachSetup(
  () => {
    test('[ROUTE-01] [WD-01] region, group, its form and the instruction are a click away', async ({
      cashier,
    }) => {
      const widget = await mountPayouts(cashier);
      await part(widget, 'region').click();
      await expect(title(widget)).toHaveText('Your country');
      expect(await pathOf(cashier)).toBe('/withdrawal/region');
      await button(widget, 'India').click();
      await expect(title(widget)).toHaveText('Withdrawals');
      await button(widget, 'UPI Transfer').click();
      await expect.poll(() => pathOf(cashier)).toBe('/withdrawal/group');
      await button(widget, 'Paytm').click();
      await part(widget, 'amount-input').waitFor();
      expect(await pathOf(cashier)).toBe('/withdrawal/group/redirect');
      await button(widget, 'How it works').click();
      await expect.poll(() => pathOf(cashier)).toBe('/withdrawal/redirect/instruction');
      await expect(part(widget, 'steps').getByRole('listitem')).toHaveCount(4);
      await button(widget, 'Back to the form').click();
      await expect(title(widget)).toHaveText('Paytm');
      await part(widget, 'back').click();
      await expect(title(widget)).toHaveText('UPI Transfer');
      expect(cashier.calls.sent('methods-withdrawal').map(({ data }) => data.country)).toEqual(['MX', 'IN']);
    });

    test.describe('Nigeria', () => {
      test.use({ player: 'demo-ng' });

      test('[ROUTE-01] [ROUTE-12] [WD-01] the bank is found by a part of its name, and what was typed stays', async ({
        cashier,
      }) => {
        const widget = await mountPayouts(cashier);
        const amount = await openPayout(widget, 'nigerian_bank_transfer', 'NG');
        await amount.fill('5000');
        await typeInto(widget, 'account_number', '0123456789');
        await part(widget, 'submit').click();
        const bank = button(widget, 'Bank');
        await expect(bank).toHaveAttribute('aria-invalid', 'true');
        await bank.click();
        await expect.poll(() => pathOf(cashier)).toBe('/withdrawal/nigerian-banks');
        await widget.getByRole('searchbox').fill('zenith');
        await expect(part(widget, 'option')).toHaveCount(1);
        await widget.getByRole('searchbox').fill('no such bank');
        await expect(part(widget, 'empty')).toContainText('No bank with this name');
        await part(widget, 'back').click();
        await expect(bank).toBeFocused();
        await bank.press('Enter');
        await widget.getByRole('searchbox').fill('kuda');
        await button(widget, 'Kuda Bank').click();
        await expect(bank).toContainText('Kuda Bank');
        await expect(bank).toBeFocused();
        await expect(part(widget, 'amount-input')).toHaveValue('5000');
        await expect(widget.locator('input[name="account_number"]')).toHaveValue('0123456789');
        await typeInto(widget, 'full_name', 'Ada Obi');
        await part(widget, 'submit').click();
        await expect(part(widget, 'details')).toContainText('Kuda Bank');
        await button(widget, 'Change something').click();
        await expect(title(widget)).toBeFocused();
        await part(widget, 'submit').click();
        await expect(part(widget, 'details')).toContainText('Kuda Bank');
        await part(widget, 'submit').click();
        await expect(part(widget, 'timeline')).toBeVisible();
        expect(cashier.calls.sent('withdrawal-create')[0]?.data.fields).toMatchObject({ bank: '50211' });
      });
    });

    test.describe('no methods', () => {
      test.use({ player: 'demo-zz' });

      test("[ROUTE-06] [ERR-04] an empty list raises 'Empty payment methods', and another region is a way out", async ({
        cashier,
      }) => {
        const widget = await mountPayouts(cashier);
        await expect(part(widget, 'empty')).toContainText('There are no payment methods available');
        await expect(title(widget)).toHaveText('Withdrawals');
        const errors = await cashier.events('error-report');
        expect(errors.map(({ detail }) => detail?.message)).toContain('Empty payment methods');
        await button(widget, 'Change country').click();
        await button(widget, 'Mexico').click();
        await expect(title(widget)).toHaveText('Withdrawals');
        expect(await pathOf(cashier)).toBe('/withdrawal');
      });
    });
  },
  { viewports: narrowAndWide, locales: ['en'] },
);

forEachSetup(
  () => {
    test('[ROUTE-12] [ROUTE-11] the switch leads from one top screen to the other and back', async ({
      cashier,
    }) => {
      const widget = await cashier.mount({ user: cashier.book.player() });
      await expect(title(widget)).toHaveText('Deposit');
      await button(widget, 'Withdraw').click();
      await expect(title(widget)).toHaveText('Withdrawals');
      await expect(title(widget)).toBeFocused();
      await expect(button(widget, 'Withdraw')).toHaveAttribute('aria-pressed', 'true');
      await expect(part(widget, 'method').first()).toBeVisible();
      await button(widget, 'Deposit').click();
      await expect(title(widget)).toHaveText('Deposit');
      expect(cashier.calls.sent('methods-withdrawal')).toHaveLength(1);
    });

    test('[METH-07] the account is the one that was chosen, and stays while the player looks around', async ({
      cashier,
    }) => {
      const widget = await mountPayouts(cashier);
      await openPayout(widget, 'astropay');
      await button(widget, 'Additional account').click();
      await part(widget, 'amount-input').fill('300');
      const phone = widget.locator('input[name="phone"]');
      await phone.pressSequentially('5512345678');
      await part(widget, 'submit').click();
      await expect(part(widget, 'details')).toContainText('Additional account');
      await button(widget, 'Change something').click();
      await expect(part(widget, 'amount-input')).toHaveValue('300');
      await expect(phone).toHaveValue(/5512345678|55 1234 5678/);
      await expect(button(widget, 'Additional account')).toHaveAttribute('aria-pressed', 'true');
      await part(widget, 'submit').click();
      await part(widget, 'submit').click();
      await expect(part(widget, 'timeline')).toBeVisible();
      expect(cashier.book.withdrawals()).toMatchObject([{ accountType: 'additional' }]);
    });
  },
  { viewports: narrowAndWide, locales: ['en'] },
);

forEachSetup(
  () => {
    test('[ROUTE-06] a loaded list is loaded again after a withdrawal, by the refetch flag', async ({
      cashier,
    }) => {
      const widget = await mountPayouts(cashier);
      await (await reviewSpei(widget, '901')).click();
      await button(widget, 'Make another withdrawal').click();
      await expect(part(widget, 'method').first()).toBeVisible();
      expect(cashier.calls.sent('methods-withdrawal')).toHaveLength(2);
      await openPayout(widget, 'spei');
      await expect(part(widget, 'amount-input')).toHaveValue('');
    });

    test('[WD-01] a pasted address is held against the network that was chosen', async ({ cashier }) => {
      const widget = await mountPayouts(cashier);
      await button(widget, 'Crypto').click();
      await button(widget, 'Tether USDT').click();
      const network = widget.locator('select[name="network"]');
      await expect(network).toHaveValue('');
      await network.selectOption('ETHEREUM');
      const address = widget.locator('input[name="address"]');
      const tron = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE';
      await paste(address, tron);
      await expect(address).toHaveAccessibleDescription(/This address is for TRC-20/);
      await network.selectOption('TRON');
      await expect(address).not.toHaveAttribute('aria-invalid', 'true');
      await part(widget, 'amount-input').fill('1000');
      await part(widget, 'submit').click();
      // An address is never shortened in the summary.
      await expect(part(widget, 'details')).toContainText(tron);
      await part(widget, 'submit').click();
      await expect(part(widget, 'timeline')).toBeVisible();
      expect(cashier.calls.sent('withdrawal-create')[0]?.data.fields).toMatchObject({
        network: 'TRON',
        address: tron,
      });
    });
  },
  { viewports: wide, locales: ['en'] },
);
