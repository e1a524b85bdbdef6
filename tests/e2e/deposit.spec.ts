import { cardSecrets } from '../support/createSecretWatch';
import { expect, forEachSetup, test } from '../support/test';
import { fillCardForm, fillExtraFields, openMethod, part, typeCard } from '../support/widget';

const processed = { en: 'Deposit received', ar: /./ } as const;

forEachSetup(
  ({ locale, transport }) => {
    test('[DEP-01] [DEP-09] [DEP-10] [ROUTE-06] [I18N-02] a card deposit goes from the list to received', async ({
      page,
      cashier,
    }) => {
      const widget = await cashier.mount();
      await expect(part(widget, 'method').first()).toBeVisible();
      await expect(widget.locator('[lang]').first()).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
      const submit = await fillCardForm(widget, { amount: '500', locale });
      await expect(submit).toHaveAccessibleName(/500/);
      await submit.click();
      const status = part(widget, 'status');
      await expect(status).toHaveAttribute('role', 'status');
      await expect(status).toHaveClass(/hero--success/);
      if (locale === 'en') await expect(status.getByRole('heading')).toHaveText(processed.en);
      await expect(status).toContainText('500');
      expect(cashier.book.deposits()).toMatchObject([{ method: 'card', status: 'processed', minor: 50_000 }]);
      expect(cashier.book.credits()).toEqual([500]);
      expect(cashier.calls.sent('deposit-create')).toHaveLength(1);
      expect(page.context().pages()).toHaveLength(1);
      const asked = cashier.calls.sent('deposit-status').length;
      // By pushes on the socket, by questions over HTTP.
      if (transport === 'socket') expect(asked).toBeLessThanOrEqual(1);
      else expect(asked).toBeGreaterThanOrEqual(1);
    });
  },
  { viewports: { narrow: { width: 390, height: 844 }, wide: { width: 1100, height: 800 } } },
);

const bonusList = [
  { id: 'welcome', type: 'deposit', title: 'Welcome', depositBonusData: { minDeposit: 400, percent: 50 } },
  { id: 'spins', type: 'freespin', title: 'Spins', freespinBonusData: { minDeposit: 50, count: 20 } },
];

forEachSetup(
  () => {
    test('[DEP-02] [DEP-08] [API-04] deposit-create carries exactly what was chosen, and nothing empty', async ({
      cashier,
    }) => {
      const widget = await cashier.mount({ experiments: [{ key: 'analytics-21868', group: 'group_b' }] });
      const submit = await fillCardForm(widget, { amount: '500.5' });
      await submit.click();
      await expect(part(widget, 'status')).toBeVisible();
      const [session] = cashier.calls.sent('session-start');
      expect(session?.data).toEqual({ amount: 500.5, currency: 'MXN', pendingGroup: 'card_method' });
      const [call] = cashier.calls.sent('deposit-create');
      expect(call?.data).toEqual({
        requestId: expect.stringMatching(
          /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
        ),
        amount: 500.5,
        currency: 'MXN',
        fields: {
          card_number: '4000000000000077',
          expiry: expect.stringMatching(/^12\/\d\d$/),
          cvc: '739',
          holder: 'ANA LOPEZ',
        },
        isActivatedBonus: false,
        paymentSessionId: expect.any(String),
        paymentType: 'card',
        returnUrl: new URL(cashier.host).origin,
        metadata: { isFromChip: false },
        abTestGroup: 'group_b',
      });
    });

    test('[DEP-08] the payment session is started once for two deposits', async ({ cashier }) => {
      const widget = await cashier.mount();
      for (const amount of ['100', '200']) {
        await (await fillCardForm(widget, { amount })).click();
        await part(widget, 'status').waitFor();
        await widget.getByRole('button', { name: 'Make another deposit' }).click();
      }
      const sessions = cashier.calls.sent('deposit-create').map(({ data }) => data.paymentSessionId);
      expect(new Set(sessions).size).toBe(1);
      expect(cashier.calls.sent('session-start')).toHaveLength(1);
      expect(cashier.book.deposits()).toHaveLength(2);
    });

    test('[FORM-11] a chip sets the amount and says so; typing takes it back', async ({ cashier }) => {
      const widget = await cashier.mount();
      const amount = await openMethod(widget, 'card');
      const chips = part(widget, 'chip');
      await expect(chips.first()).toHaveText('$50');
      await expect(chips.last()).toHaveText('$15,000');
      await widget.getByRole('button', { name: '$250', exact: true }).click();
      await expect(amount).toHaveValue('250');
      await expect(widget.getByRole('button', { name: '$250', exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await typeCard(widget);
      await part(widget, 'submit').click();
      await expect(part(widget, 'status')).toContainText('$250');
      await widget.getByRole('button', { name: 'Make another deposit' }).click();
      const again = await openMethod(widget, 'card');
      await widget.getByRole('button', { name: '$250', exact: true }).click();
      await again.press('End');
      await again.pressSequentially('5');
      await expect(part(widget, 'chip-chosen')).toHaveCount(0);
      await typeCard(widget);
      await part(widget, 'submit').click();
      await expect(part(widget, 'status')).toContainText('$2,505');
      const fromChip = cashier.calls.sent('deposit-create').map(({ data }) => data.metadata);
      expect(fromChip).toEqual([{ isFromChip: true }, { isFromChip: false }]);
    });

    test('[BON-01] the bonus goes with the deposit only while it is wanted and the amount is enough', async ({
      cashier,
    }) => {
      const widget = await cashier.mount({ bonusList, bonusId: 'welcome' });
      const amount = await openMethod(widget, 'card');
      const toggle = part(widget, 'bonus').getByRole('switch');
      await expect(toggle).toBeChecked();
      await amount.fill('100');
      await expect(part(widget, 'bonus')).toContainText('Add $300 more to get it');
      await amount.fill('500');
      await expect(part(widget, 'bonus')).toContainText('+$250 bonus');
      await typeCard(widget);
      await part(widget, 'submit').click();
      await part(widget, 'status').waitFor();
      await widget.getByRole('button', { name: 'Make another deposit' }).click();
      const again = await openMethod(widget, 'card');
      await again.fill('100');
      await typeCard(widget);
      await part(widget, 'submit').click();
      await part(widget, 'status').waitFor();
      await widget.getByRole('button', { name: 'Make another deposit' }).click();
      await (await openMethod(widget, 'card')).fill('500');
      await typeCard(widget);
      await toggle.click();
      await part(widget, 'submit').click();
      await part(widget, 'status').waitFor();
      const sent = cashier.calls
        .sent('deposit-create')
        .map(({ data: { isActivatedBonus, bonusId } }) => ({ isActivatedBonus, bonusId }));
      expect(sent).toEqual([
        { isActivatedBonus: true, bonusId: 'welcome' },
        { isActivatedBonus: false, bonusId: undefined },
        { isActivatedBonus: false, bonusId: undefined },
      ]);
    });

    test('[DEP-01] [DEP-10] [DEP-14] [HOST-11] the host hears of the deposit, and of each step', async ({
      cashier,
    }) => {
      const widget = await cashier.mount();
      await (await fillCardForm(widget, { amount: '500' })).click();
      await expect(part(widget, 'status').getByRole('heading')).toHaveText('Deposit received');
      const [deposit] = cashier.book.deposits();
      expect((await cashier.events('create-transaction')).map(({ detail }) => detail)).toEqual([
        { depositId: deposit?.id, paymentMethod: 'card', amount: 500, currency: 'MXN' },
      ]);
      expect((await cashier.events('metric')).map(({ detail }) => detail)).toEqual([
        { name: 'deposit-create', status: 'ok', paymentMethod: 'card' },
      ]);
      expect((await cashier.events('route')).map(({ detail }) => detail?.path)).toEqual([
        '/deposit',
        '/deposit/redirect',
        '/deposit/complete',
      ]);
      expect(await cashier.events('error-report')).toEqual([]);
      await expect(widget.getByText(String(deposit?.id), { exact: true })).toBeVisible();
      await widget.getByRole('button', { name: 'Back to the game' }).click();
      expect(await cashier.events('close')).toHaveLength(1);
    });

    test('[DEP-09] [DEP-10] a declined deposit is told honestly, and another way is one click away', async ({
      cashier,
    }) => {
      const widget = await cashier.mount();
      await (await fillCardForm(widget, { amount: '902' })).click();
      const status = part(widget, 'status');
      await expect(status.getByRole('heading')).toHaveText('The deposit did not go through');
      expect(cashier.book.credits()).toEqual([]);
      await widget.getByRole('button', { name: 'Try another method' }).click();
      await expect(part(widget, 'method').first()).toBeVisible();
    });

    test('[DEP-03] more fields join the form, what was typed stays, and it is one deposit', async ({
      cashier,
    }) => {
      const widget = await cashier.mount();
      await (await fillCardForm(widget, { amount: '910' })).click();
      const note = 'The payment service needs a little more. What you typed is kept.';
      await expect(widget.locator('form').getByText(note)).toBeVisible();
      await expect(part(widget, 'amount-input')).toHaveValue('910');
      await expect(widget.locator('input[name="holder"]')).toHaveValue('ANA LOPEZ');
      expect(cashier.book.deposits()).toMatchObject([{ stage: 'fields' }]);
      await widget.getByRole('button', { name: 'Back' }).click();
      await openMethod(widget, 'card');
      await expect(widget.locator('form').getByText(note)).toBeVisible();
      await expect(widget.locator('input[name="holder"]')).toHaveValue('ANA LOPEZ');
      await widget.locator('input[name="card_number"]').fill(cardSecrets.cardNumber);
      await widget.locator('input[name="cvc"]').fill(cardSecrets.cvc);
      await fillExtraFields(widget);
      await part(widget, 'submit').click();
      await expect(part(widget, 'status').getByRole('heading')).toHaveText('Deposit received');
      expect(cashier.book.credits()).toEqual([910]);
      expect(await cashier.events('create-transaction')).toHaveLength(1);
    });

    test('[DEP-03] [DEP-14] after a reload a deposit that asks for more fields is on the list and goes on', async ({
      page,
      cashier,
    }) => {
      const widget = await cashier.mount();
      await (await fillCardForm(widget, { amount: '910' })).click();
      await expect(widget.locator('input[name="sms_code"]')).toBeVisible();
      await page.reload();
      const again = await cashier.mount();
      await again.getByRole('button', { name: /910/ }).click();
      await expect(part(again, 'amount-input')).toHaveValue('910');
      await typeCard(again);
      await fillExtraFields(again);
      await part(again, 'submit').click();
      await expect(part(again, 'status').getByRole('heading')).toHaveText('Deposit received');
      expect(cashier.book.deposits()).toHaveLength(1);
      expect(cashier.book.credits()).toEqual([910]);
      expect(await cashier.events('create-transaction')).toHaveLength(0);
    });
  },
  { viewports: { wide: { width: 1100, height: 800 } }, locales: ['en'] },
);
