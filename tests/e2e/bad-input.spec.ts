import { expect, forEachSetup, test } from '../support/test';
import { fillCardForm, openMethod, part, typeCard } from '../support/widget';

const refused = 'This is not an amount. Use digits only.';

/** What is done to the empty amount, what then stands there, and what the form says about it. */
const amounts: readonly [way: 'types' | 'pastes', text: string, value: string, says: string][] = [
  ['types', '0', '0', 'Enter an amount'],
  ['types', '-1', '1', 'The minimum is $50'],
  ['types', '1e9', '19', 'The minimum is $50'],
  ['types', '12345678901234567890', '12345678901234567890', 'The maximum is $20,000'],
  ['pastes', '-1', '', refused],
  ['pastes', '1e9', '', refused],
  ['pastes', '<b>5</b>', '', refused],
  ['pastes', '0x1F4', '', refused],
  ['pastes', '٠', '0', 'Enter an amount'],
];

for (const [way, text, value, says] of amounts) {
  test(`[FORM-05] [FORM-07] [FORM-08] a player who ${way} ${text} as the amount is told, and nothing is sent`, async ({
    page,
    cashier,
  }) => {
    const widget = await cashier.mount();
    const amount = await openMethod(widget, 'card');
    await amount.focus();
    if (way === 'types') await amount.pressSequentially(text);
    else await page.keyboard.insertText(text);
    await expect(amount).toHaveValue(value);
    await typeCard(widget);
    await part(widget, 'submit').click();
    await expect(part(widget, 'field-error')).toContainText(value === '' ? /./ : says);
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await expect(amount).toBeFocused();
    expect(cashier.calls.sent('deposit-create')).toEqual([]);
    expect((await cashier.events('error-report')).map(({ detail }) => detail)).toEqual([
      { message: 'invalid-format', code: 'regex_error', field: 'amount' },
    ]);
  });
}

for (const [text, value, amount] of [
  ['1.234,56', '1234.56', 1234.56],
  ['5 000', '5000', 5000],
  ["1'234.5", '1234.5', 1234.5],
  ['٥٠٠', '500', 500],
  ['500,25', '500.25', 500.25],
] as const) {
  test(`[FORM-07] [FORM-08] a pasted ${text} is read whole as ${amount}`, async ({ page, cashier }) => {
    const widget = await cashier.mount();
    const input = await openMethod(widget, 'card');
    await input.focus();
    await page.keyboard.insertText(text);
    await expect(input).toHaveValue(value);
    await typeCard(widget);
    await part(widget, 'submit').click();
    await part(widget, 'status').waitFor();
    expect(cashier.calls.sent('deposit-create')[0]?.data.amount).toBe(amount);
  });
}

test('[FORM-07] [FORM-08] a comma that is typed is the decimal point where the language writes one', async ({
  cashier,
}) => {
  const widget = await cashier.mount({ locale: 'es' });
  const input = await openMethod(widget, 'card', { locale: 'es' });
  await input.pressSequentially('500,25');
  await typeCard(widget);
  await part(widget, 'submit').click();
  await part(widget, 'status').waitFor();
  expect(cashier.calls.sent('deposit-create')[0]?.data.amount).toBe(500.25);
});

test('[FORM-02] [FORM-03] an empty form: every field is flagged, the first one has the focus, the host hears', async ({
  cashier,
}) => {
  const widget = await cashier.mount();
  await openMethod(widget, 'card');
  await expect(part(widget, 'field-error')).toHaveCount(0);
  await part(widget, 'submit').click();
  await expect(part(widget, 'field-error')).toHaveCount(5);
  await expect(part(widget, 'amount-input')).toBeFocused();
  const reported = (await cashier.events('error-report')).map(({ detail }) => detail?.field);
  expect(reported).toEqual(['amount', 'card_number', 'expiry', 'cvc', 'holder']);
  await part(widget, 'amount-input').fill('500');
  await part(widget, 'submit').click();
  await expect(widget.locator('input[name="card_number"]')).toBeFocused();
  expect(cashier.calls.sent('deposit-create')).toEqual([]);
});

test('[FORM-04] a wrong digit of the card number is found before anything is sent', async ({ cashier }) => {
  const widget = await cashier.mount();
  const submit = await fillCardForm(widget, { amount: '500', cardNumber: '4000000000000078' });
  await submit.click();
  await expect(part(widget, 'field-error')).toHaveText('Check the card number: a digit is wrong');
  expect(cashier.calls.sent('deposit-create')).toEqual([]);
});

test('[FORM-04] a catastrophic pattern of the server does not freeze the page', async ({ cashier }) => {
  const widget = await cashier.mount();
  await (await openMethod(widget, 'hostile_pattern')).fill('500');
  await widget.locator('input[name="voucher"]').pressSequentially(`${'a1'.repeat(24)}!`);
  await part(widget, 'submit').click();
  await expect(part(widget, 'status').getByRole('heading')).toHaveText('Deposit received');
  expect(cashier.book.credits()).toEqual([500]);
});

test('[FORM-04] a pattern that is none is reported, and the field is left to the server', async ({
  page,
  cashier,
}) => {
  await page.route('**/methods-payment-v3', async route => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('^[A-Z][A-Z', '^([A-Z][A-Z');
    await route.fulfill({ response, body });
  });
  const widget = await cashier.mount();
  await (await fillCardForm(widget, { amount: '500' })).click();
  await expect(part(widget, 'status')).toBeVisible();
  const messages = (await cashier.events('error-report')).map(({ detail }) => String(detail?.message));
  expect(messages.filter(message => message.startsWith('Field pattern'))).not.toEqual([]);
});

for (const [amount, what] of [
  ['960', 'javascript:'],
  ['961', 'disguised javascript:'],
  ['962', 'data:'],
  ['963', 'plain http'],
  ['964', 'credentials'],
  ['965', 'relative'],
] as const) {
  test(`[DEP-06] a redirect to a ${what} address is not followed, and leaves no form that makes another deposit`, async ({
    page,
    cashier,
  }) => {
    const widget = await cashier.mount();
    await (await fillCardForm(widget, { amount })).click();
    await expect(part(widget, 'snackbar')).toContainText('not safe');
    await expect.poll(() => page.context().pages().length).toBe(1);
    await expect(part(widget, 'status')).toBeVisible();
    expect(page.url()).toBe(`${cashier.host}/e2e/host.html`);
    expect(await cashier.events('display-error')).toHaveLength(1);
    expect((await cashier.events('error-report')).map(({ detail }) => detail?.message)).toEqual([
      'The redirect address is not safe',
    ]);
    expect(cashier.book.credits()).toEqual([]);
  });
}

forEachSetup(
  () => {
    test('[DEP-01] fifty clicks and Enter at once make one deposit', async ({ cashier }) => {
      const widget = await cashier.mount();
      const submit = await fillCardForm(widget, { amount: '500' });
      await submit.evaluate(button => {
        const form = button instanceof HTMLButtonElement ? button.form : null;
        for (let click = 0; click < 50; click += 1) {
          if (button instanceof HTMLElement) button.click();
          form?.requestSubmit();
        }
      });
      await expect(part(widget, 'status').getByRole('heading')).toHaveText('Deposit received');
      expect(cashier.calls.sent('deposit-create')).toHaveLength(1);
      expect(cashier.book.deposits()).toHaveLength(1);
    });

    test('[DEP-01] a double click, and Enter twice, make one deposit each', async ({ page, cashier }) => {
      const widget = await cashier.mount();
      await (await fillCardForm(widget, { amount: '500' })).dblclick();
      await part(widget, 'status').waitFor();
      expect(cashier.calls.sent('deposit-create')).toHaveLength(1);
      await widget.getByRole('button', { name: 'Make another deposit' }).click();
      await fillCardForm(widget, { amount: '600' });
      await part(widget, 'amount-input').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await part(widget, 'status').waitFor();
      expect(cashier.calls.sent('deposit-create').map(({ data }) => data.amount)).toEqual([500, 600]);
      expect(cashier.book.deposits()).toHaveLength(2);
    });
  },
  { viewports: { wide: { width: 1100, height: 800 } }, locales: ['en'] },
);
