import type { Locator } from 'playwright/test';
import type { Sandbox } from '../../demo/sandbox/createSandbox';
import { payoutName } from '../support/payoutName';
import { type CashierFixture, expect, forEachSetup, test } from '../support/test';
import { part } from '../support/widget';
import { openPayout, playerWithBalance, reviewSpei, typeInto, withdrawalsOf } from '../support/withdrawal';

const narrowAndWide = { narrow: { width: 390, height: 844 }, wide: { width: 1100, height: 800 } } as const;
const wide = { wide: narrowAndWide.wide } as const;

const mountList = (cashier: CashierFixture, sandbox: Sandbox): Promise<Locator> =>
  cashier.mount({ page: 'withdrawal', user: playerWithBalance(sandbox, cashier.token) });

const userIdOf = ({ token }: CashierFixture): string => `user-${token.slice('demo-'.length)}`;

const heading = (widget: Locator): Locator => part(widget, 'status').getByRole('heading');
const title = (widget: Locator): Locator => part(widget, 'title');
const button = (widget: Locator, name: string | RegExp): Locator =>
  widget.getByRole('button', { name, exact: typeof name === 'string' });
const pathOf = async (cashier: CashierFixture): Promise<unknown> =>
  (await cashier.events('route')).at(-1)?.detail?.path;

/** Money of the player at the server, in major units of the currency. */
const balanceAt = (sandbox: Sandbox, cashier: CashierFixture): number =>
  sandbox.userData(cashier.token)?.balanceData?.primary.amount ?? 0;

forEachSetup(
  ({ locale, transport }) => {
    test('[WD-01] [WD-02] [WD-03] [ROUTE-01] [ROUTE-06] [METH-07] [I18N-02] from the list to paid out', async ({
      cashier,
      sandbox,
    }) => {
      const widget = await mountList(cashier, sandbox);
      const before = balanceAt(sandbox, cashier);
      await expect(part(widget, 'balance')).toBeVisible();
      // View type virtual is not listed for withdrawals.
      await expect(
        widget.getByRole('button', { name: payoutName('virtual_card', 'MX', locale), exact: true }),
      ).toHaveCount(0);
      const submit = await reviewSpei(widget, '500', locale);
      await expect(part(widget, 'details')).toContainText('•••• 4567');
      await expect(part(widget, 'details')).not.toContainText('0123456789');
      expect(cashier.calls.sent('withdrawal-create')).toHaveLength(0);
      await submit.click();
      const status = part(widget, 'status');
      await expect(status).toHaveClass(/hero--success/);
      await expect(part(widget, 'timeline').getByRole('listitem')).toHaveCount(4);
      if (locale === 'en') await expect(heading(widget)).toHaveText('Withdrawal complete');
      expect(withdrawalsOf(sandbox, userIdOf(cashier))).toMatchObject([
        { method: 'spei', status: 'processed', minor: 50_000, accountType: 'main' },
      ]);
      expect(balanceAt(sandbox, cashier)).toBe(before - 500);
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
        withdrawalId: withdrawalsOf(sandbox, userIdOf(cashier))[0]?.id,
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
      sandbox,
    }) => {
      const widget = await mountList(cashier, sandbox);
      await part(widget, 'region').click();
      await expect(title(widget)).toHaveText('Your country');
      expect(await pathOf(cashier)).toBe('/withdrawal/region');
      await button(widget, 'India').click();
      await expect(title(widget)).toHaveText('Withdrawals');
      await button(widget, 'UPI Transfer').click();
      expect(await pathOf(cashier)).toBe('/withdrawal/group');
      await button(widget, 'Paytm').click();
      await part(widget, 'amount-input').waitFor();
      expect(await pathOf(cashier)).toBe('/withdrawal/group/redirect');
      await button(widget, 'How it works').click();
      expect(await pathOf(cashier)).toBe('/withdrawal/redirect/instruction');
      await expect(part(widget, 'steps').getByRole('listitem')).toHaveCount(4);
      await button(widget, 'Back to the form').click();
      await expect(title(widget)).toHaveText('Paytm');
      await part(widget, 'back').click();
      await expect(title(widget)).toHaveText('UPI Transfer');
      expect(cashier.calls.sent('methods-withdrawal').map(({ data }) => data.country)).toEqual(['MX', 'IN']);
    });

    test.describe('Nigeria', () => {
      test.use({ player: 'demo-ng' });

      test('[ROUTE-01] [WD-01] the bank is found by a part of its name, and what was typed stays', async ({
        cashier,
        sandbox,
      }) => {
        const widget = await mountList(cashier, sandbox);
        const amount = await openPayout(widget, 'nigerian_bank_transfer', 'NG');
        await amount.fill('5000');
        await typeInto(widget, 'account_number', '0123456789');
        await part(widget, 'submit').click();
        const bank = button(widget, 'Bank');
        await expect(bank).toHaveAttribute('aria-invalid', 'true');
        await bank.click();
        expect(await pathOf(cashier)).toBe('/withdrawal/nigerian-banks');
        await widget.getByRole('searchbox').fill('zenith');
        await expect(part(widget, 'option')).toHaveCount(1);
        await widget.getByRole('searchbox').fill('no such bank');
        await expect(part(widget, 'empty')).toContainText('No bank with this name');
        await widget.getByRole('searchbox').fill('kuda');
        await button(widget, 'Kuda Bank').click();
        await expect(bank).toContainText('Kuda Bank');
        await expect(part(widget, 'amount-input')).toHaveValue('5000');
        await expect(widget.locator('input[name="account_number"]')).toHaveValue('0123456789');
        await typeInto(widget, 'full_name', 'Ada Obi');
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
        sandbox,
      }) => {
        const widget = await mountList(cashier, sandbox);
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
      sandbox,
    }) => {
      const widget = await cashier.mount({ user: playerWithBalance(sandbox, cashier.token) });
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

    test('[WD-02] a code confirms it: resend after a wait, a wrong one is said, the right one goes on', async ({
      cashier,
      sandbox,
      guard,
    }) => {
      guard.allow(/422/);
      const widget = await mountList(cashier, sandbox);
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

    test('[WD-02] five wrong codes end it, and the money is back', async ({ cashier, sandbox, guard }) => {
      guard.allow(/422/);
      const widget = await mountList(cashier, sandbox);
      const before = balanceAt(sandbox, cashier);
      await (await reviewSpei(widget, '916')).click();
      const code = widget.getByRole('textbox', { name: 'Code' });
      for (let attempt = 0; attempt < 5; attempt++) {
        await code.fill(`00000${attempt}`);
        await button(widget, 'Confirm').click();
        if (attempt < 4) await expect(code).toHaveAccessibleDescription(/This code is wrong/);
      }
      await expect(heading(widget)).toHaveText('The withdrawal did not go through');
      await expect(part(widget, 'status')).toContainText('Wrong code five times');
      expect(balanceAt(sandbox, cashier)).toBe(before);
      await button(widget, 'Try again').click();
      await expect(title(widget)).toHaveText('Withdrawals');
    });

    test('[WD-02] a withdrawal on its way is listed, opens to its timeline, and is canceled after a question', async ({
      cashier,
      sandbox,
    }) => {
      const widget = await mountList(cashier, sandbox);
      const before = balanceAt(sandbox, cashier);
      // 908: it stays waiting.
      await (await reviewSpei(widget, '908')).click();
      await expect(heading(widget)).toHaveText('Withdrawal requested');
      await part(widget, 'back').click();
      const pending = part(widget, 'pending');
      await expect(pending).toHaveCount(1);
      await expect(pending).toHaveAccessibleName('$908 · SPEI · Bank transfer');
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
      await expect(pending).toHaveCount(0);
      expect(withdrawalsOf(sandbox, userIdOf(cashier))).toMatchObject([{ status: 'CANCELED' }]);
      expect(balanceAt(sandbox, cashier)).toBe(before);
    });

    test('[ROUTE-01] [WD-01] a pending one that waits for its code can be finished later', async ({
      cashier,
      sandbox,
    }) => {
      const widget = await mountList(cashier, sandbox);
      await (await reviewSpei(widget, '916')).click();
      await widget.getByRole('textbox', { name: 'Code' }).waitFor();
      await part(widget, 'back').click();
      await part(widget, 'pending').click();
      await button(widget, 'Enter the code').click();
      await widget.getByRole('textbox', { name: 'Code' }).fill('123456');
      await button(widget, 'Confirm').click();
      await expect(heading(widget)).toHaveText('Withdrawal complete');
    });

    test('[WD-03] the amount never exceeds the balance; "all" fills it in', async ({ cashier, sandbox }) => {
      const widget = await mountList(cashier, sandbox);
      const balance = balanceAt(sandbox, cashier);
      const amount = await openPayout(widget, 'spei');
      await amount.fill(String(balance + 0.01));
      await typeInto(widget, 'clabe', '012345678901234567');
      await typeInto(widget, 'full_name', 'Ana Lopez');
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

    test('[METH-07] the account is the one that was chosen, and stays while the player looks around', async ({
      cashier,
      sandbox,
    }) => {
      const widget = await mountList(cashier, sandbox);
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
      expect(withdrawalsOf(sandbox, userIdOf(cashier))).toMatchObject([{ accountType: 'additional' }]);
    });
  },
  { viewports: narrowAndWide, locales: ['en'], isPaired: true },
);

forEachSetup(
  () => {
    test('[ROUTE-06] a loaded list is loaded again after a withdrawal, by the refetch flag', async ({
      cashier,
      sandbox,
    }) => {
      const widget = await mountList(cashier, sandbox);
      await (await reviewSpei(widget, '901')).click();
      await button(widget, 'Make another withdrawal').click();
      await expect(part(widget, 'method').first()).toBeVisible();
      expect(cashier.calls.sent('methods-withdrawal')).toHaveLength(2);
      await openPayout(widget, 'spei');
      await expect(part(widget, 'amount-input')).toHaveValue('');
    });

    for (const [fault, name] of [
      ['drop-after', 'the connection drops before the answer'],
      ['5xx', 'the server breaks before it'],
      ['garbage', 'the answer is garbage'],
    ] as const) {
      test(`[WD-02] [API-04] nothing is sent twice when ${name}`, async ({ cashier, sandbox, guard }) => {
        guard.allow(/50\d|404|ERR_/);
        const widget = await mountList(cashier, sandbox);
        const before = balanceAt(sandbox, cashier);
        const submit = await reviewSpei(widget, '500');
        cashier.book.fail('withdrawal-create', fault);
        await submit.click();
        if (fault === '5xx') {
          await expect(widget.getByRole('alert').first()).toContainText('No money has moved');
          await submit.click();
        }
        await expect(heading(widget)).toHaveText('Withdrawal complete', { timeout: 15_000 });
        expect(withdrawalsOf(sandbox, userIdOf(cashier))).toHaveLength(1);
        expect(balanceAt(sandbox, cashier)).toBe(before - 500);
        const ids = cashier.calls.sent('withdrawal-create').map(({ data }) => data.requestId);
        expect(new Set(ids).size).toBe(1);
        expect(ids).toHaveLength(fault === '5xx' ? 2 : 1);
      });
    }

    test('[WD-02] many clicks make one withdrawal', async ({ cashier, sandbox }) => {
      const widget = await mountList(cashier, sandbox);
      const submit = await reviewSpei(widget, '500');
      cashier.book.fail('withdrawal-create', 'latency', { ms: 400 });
      await submit.evaluate(element => {
        for (let click = 0; click < 50; click++) (element as HTMLElement).click();
      });
      await expect(part(widget, 'timeline')).toBeVisible();
      expect(cashier.calls.sent('withdrawal-create')).toHaveLength(1);
      expect(withdrawalsOf(sandbox, userIdOf(cashier))).toHaveLength(1);
    });

    test('[WD-03] refused after the confirm: the reason stays, what was typed stays, nothing moved', async ({
      cashier,
      sandbox,
      guard,
    }) => {
      guard.allow(/422/);
      const widget = await mountList(cashier, sandbox);
      const before = balanceAt(sandbox, cashier);
      await (await reviewSpei(widget, '904')).click();
      const reason = widget.getByRole('alert').filter({ hasText: 'The withdrawal was not made' });
      await expect(reason).toContainText('There is not enough money on your balance.');
      await expect(reason).toContainText('No money has moved.');
      expect(await cashier.events('display-error')).toHaveLength(1);
      await button(widget, 'Change something').click();
      await expect(part(widget, 'amount-input')).toHaveValue('904');
      await expect(widget.locator('input[name="full_name"]')).toHaveValue('Ana Lopez');
      expect(withdrawalsOf(sandbox, userIdOf(cashier))).toEqual([]);
      expect(balanceAt(sandbox, cashier)).toBe(before);
    });

    test('[WD-02] a refused payout is told in the words of the bank', async ({ cashier, sandbox }) => {
      const widget = await mountList(cashier, sandbox);
      const before = balanceAt(sandbox, cashier);
      await (await reviewSpei(widget, '902')).click();
      await expect(heading(widget)).toHaveText('The withdrawal did not go through');
      await expect(part(widget, 'status')).toContainText('The bank rejected the payout.');
      await expect(part(widget, 'timeline')).toContainText('Not paid out');
      expect(balanceAt(sandbox, cashier)).toBe(before);
    });

    test.describe('no balance data', () => {
      test.use({ player: 'demo-nobalance' });

      test('[WD-03] without a known balance the form works and the server decides', async ({
        cashier,
        sandbox,
        guard,
      }) => {
        guard.allow(/422/);
        const widget = await mountList(cashier, sandbox);
        await expect(part(widget, 'method').first()).toBeVisible();
        await expect(part(widget, 'balance')).toHaveCount(0);
        const submit = await reviewSpei(widget, '500');
        await submit.click();
        await expect(widget.getByRole('alert').first()).toContainText(
          'There is not enough money on your balance.',
        );
        expect(withdrawalsOf(sandbox, userIdOf(cashier))).toEqual([]);
      });
    });

    test.describe('poor', () => {
      test.use({ player: 'demo-poor' });

      test('[WD-03] a balance below the smallest amount is said before anything is typed', async ({
        cashier,
        sandbox,
      }) => {
        const widget = await mountList(cashier, sandbox);
        await openPayout(widget, 'spei');
        await expect(
          widget.getByText('Your balance is below the smallest amount of this method, $100.'),
        ).toBeVisible();
        await expect(part(widget, 'chip')).toHaveCount(0);
      });
    });

    test('[WD-01] a pasted address is held against the network that was chosen', async ({
      cashier,
      sandbox,
    }) => {
      const widget = await mountList(cashier, sandbox);
      await button(widget, 'Crypto').click();
      await button(widget, 'Tether USDT').click();
      const network = widget.locator('select[name="network"]');
      await expect(network).toHaveValue('');
      await network.selectOption('ETHEREUM');
      const address = widget.locator('input[name="address"]');
      const tron = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE';
      await paste(address, tron);
      await expect(address).toHaveAccessibleDescription(/This is a TRC-20 address/);
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

async function paste(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((element, value) => {
    element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, composed: true }));
    element.ownerDocument.execCommand('insertText', false, value);
  }, text);
}

forEachSetup(
  () => {
    test('[WD-03] a balance that falls while the player looks at the summary stops it', async ({
      cashier,
      sandbox,
    }) => {
      const widget = await mountList(cashier, sandbox);
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

    test('[WD-02] a push moves the timeline on, and tells the new balance', async ({ cashier, sandbox }) => {
      const widget = await mountList(cashier, sandbox);
      const before = balanceAt(sandbox, cashier);
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
