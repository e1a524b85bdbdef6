import type { Locator } from 'playwright/test';
import { createKeyboard } from '../support/createKeyboard';
import { button, field, heading } from '../support/screen';
import { narrowAndWide, onPhone } from '../support/setups';
import { expect, forEachSetup, test } from '../support/test';
import { fillCardForm, fillExtraFields, openMethod, part } from '../support/widget';

/** The unified form of a Mexican wallet, which the amount …970 asks for. */
async function openUnified(widget: Locator, amount = '970'): Promise<void> {
  await (await openMethod(widget, 'mercado_pago')).fill(amount);
  await part(widget, 'submit').click();
  await expect(part(widget, 'form-title')).toHaveText('Bank details');
}

async function fillUnified(widget: Locator): Promise<void> {
  await field(widget, 'document').fill(' ab12345 ');
  await field(widget, 'contact_phone').pressSequentially('5512345678');
  await field(widget, 'network').selectOption('TON');
  await field(widget, 'sent_amount').fill('970,50');
  await widget.getByRole('button', { name: 'More details' }).click();
  await field(widget, 'sms_phone').pressSequentially('5598765432');
}

/** Fills the form in, and chooses what asks for one more field. */
async function askForMore(widget: Locator): Promise<void> {
  await openUnified(widget);
  await fillUnified(widget);
  await field(widget, 'purpose').selectOption('other');
  await expect(field(widget, 'purpose_detail')).toBeVisible();
  await expect(field(widget, 'document')).toHaveValue('AB12345');
}

test('[FORM-09] a country that no search finds is said in its dialog, as all behind it is inert', async ({
  page,
  cashier,
}) => {
  // Long enough to be searched.
  await page.route('**/deposit-create', async route => {
    const response = await route.fetch();
    const answer = await response.json();
    for (const { type, items } of answer.apiResponse.data.unifiedFlow.fields)
      if (type === 'phone_with_prefix')
        for (let code = 371; code < 383; code++) items?.push({ text: `Country ${code}`, value: `+${code}` });
    await route.fulfill({ response, json: answer });
  });
  const widget = await cashier.mount();
  await openUnified(widget);
  await part(widget, 'region').first().click();
  const dialog = widget.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('zzz');
  await expect(dialog.locator('[aria-live="polite"]')).toHaveText('No such country here');
});

forEachSetup(
  () => {
    test('[DEP-05] [FORM-01] [FORM-09] [FORM-10] a unified form sends fields of every type with the deposit’s id', async ({
      cashier,
    }) => {
      const widget = await cashier.mount();
      await openUnified(widget);
      await expect(part(widget, 'countdown')).toContainText(/^1[45]:\d\d$/);
      await expect(field(widget, 'trace')).toHaveCount(0);
      await expect(field(widget, 'payer_bank')).toBeDisabled();
      await expect(field(widget, 'sms_phone')).toHaveCount(0);
      await fillUnified(widget);
      await part(widget, 'submit').click();
      await expect(heading(widget)).toHaveText('Deposit received');
      const [first, second, ...others] = cashier.calls.sent('deposit-create');
      expect(others).toEqual([]);
      const [deposit] = cashier.book.deposits();
      expect(first?.data).not.toHaveProperty('depositId');
      expect(second?.data).toMatchObject({
        depositId: deposit?.id,
        amount: 970,
        fields: {
          document: 'AB12345',
          purpose: 'game',
          contact_phone: '+525512345678',
          network: 'TON',
          sent_amount: '970.5',
          sms_phone: '+525598765432',
          payer_bank: 'Sandbox Bank',
          trace: 'sandbox',
        },
      });
      expect(cashier.book.credits()).toEqual([970]);
      expect(await cashier.events('create-transaction')).toHaveLength(1);
    });

    test.describe('in Brazil', () => {
      test.use({ player: 'demo-br' });

      test('[DEP-05] [DEP-07] [DEP-13] pix: code and picture, then ‘I have paid’', async ({
        page,
        cashier,
      }) => {
        const widget = await cashier.mount();
        await (await openMethod(widget, 'pix', { country: 'BR' })).fill('50');
        await field(widget, 'numberId').pressSequentially('12345678909');
        await part(widget, 'submit').click();
        await expect(part(widget, 'qr')).toBeVisible();
        await expect(part(widget, 'pay-code')).toContainText('br.gov.bcb.pix');
        await expect(part(widget, 'copy-row').filter({ hasText: 'Pix key (random)' })).toBeVisible();
        expect(page.context().pages()).toHaveLength(1);
        await part(widget, 'submit').click();
        await expect(heading(widget)).toHaveText('Deposit received');
        const [deposit] = cashier.book.deposits();
        expect(cashier.calls.sent('deposit-complete').map(({ data }) => data)).toEqual([
          { depositId: deposit?.id, paymentMethod: 'pix' },
        ]);
        expect(cashier.book.credits()).toEqual([50]);
      });
    });

    test.describe('in India', () => {
      test.use({ player: 'demo-in' });

      test('[DEP-05] [DEP-13] eazype: all to pay to, and the page leaves by itself once it is paid', async ({
        cashier,
      }) => {
        const widget = await cashier.mount();
        await (await openMethod(widget, 'eazype', { country: 'IN' })).fill('500');
        await part(widget, 'submit').click();
        const [deposit] = await (async () => {
          await expect(part(widget, 'qr')).toBeVisible();
          return cashier.book.deposits();
        })();
        for (const text of ['sandbox.eazype@okbank', 'SAND0001234', deposit?.id ?? '']) {
          await expect(part(widget, 'copy-row').filter({ hasText: text })).toBeVisible();
        }
        await cashier.book.pay();
        await expect(heading(widget)).toHaveText('Deposit received');
        expect(cashier.calls.sent('deposit-complete')).toEqual([]);
      });
    });
  },
  { viewports: narrowAndWide, locales: ['en'] },
);

forEachSetup(() => {
  test('[DEP-03] more fields are asked for twice in a row, what was typed is kept and sent along', async ({
    cashier,
  }) => {
    const widget = await cashier.mount();
    await (await fillCardForm(widget, { amount: '911' })).click();
    await field(widget, 'document').fill('AB12345');
    await field(widget, 'purpose').selectOption('other');
    await field(widget, 'purpose_detail').fill('A present');
    await part(widget, 'submit').click();
    await expect(field(widget, 'sms_code')).toBeVisible();
    await expect(field(widget, 'holder')).toHaveValue('ANA LOPEZ');
    await expect(field(widget, 'document')).toHaveValue('AB12345');
    await fillExtraFields(widget);
    await part(widget, 'submit').click();
    await expect(heading(widget)).toHaveText('Deposit received');
    const { fields } = cashier.calls.sent('deposit-create').at(-1)?.data ?? {};
    expect(fields).toMatchObject({
      holder: 'ANA LOPEZ',
      document: 'AB12345',
      purpose: 'other',
      purpose_detail: 'A present',
      trace: 'sandbox',
      sms_phone: '+525512345678',
      sms_code: '123456',
    });
    expect(cashier.book.credits()).toEqual([911]);
  });

  test('[DEP-05] an offline payment leads to its instructions', async ({ cashier }) => {
    const widget = await cashier.mount();
    await (await openMethod(widget, 'mercado_pago')).fill('981');
    await part(widget, 'submit').click();
    await expect(part(widget, 'steps').getByRole('listitem')).toHaveCount(3);
    await expect(part(widget, 'html').locator('b')).toHaveText('Sandbox Pay');
    await expect(part(widget, 'copy-row').filter({ hasText: '9300112233' })).toBeVisible();
    await part(widget, 'submit').click();
    await expect(heading(widget)).toHaveText('Deposit received');
  });
}, onPhone);

test('[FORM-01] a triggered field asks for the fields that follow, and nothing typed is lost', async ({
  cashier,
}) => {
  const widget = await cashier.mount();
  await askForMore(widget);
  await expect(field(widget, 'sms_phone')).toHaveValue('+52 55 9876 5432');
  const [, refresh] = cashier.calls.sent('deposit-create');
  expect(refresh?.data.metadata).toMatchObject({ triggeredBy: 'purpose' });
  expect(cashier.book.deposits()).toMatchObject([{ status: 'waiting' }]);
  await field(widget, 'purpose').selectOption('game');
  await expect(field(widget, 'purpose_detail')).toHaveCount(0);
  await part(widget, 'submit').click();
  await expect(heading(widget)).toHaveText('Deposit received');
  expect(cashier.book.deposits()).toHaveLength(1);
});

test('[RUM-01] [FORM-01] what was typed is not stored, although the bank says it again with the fields', async ({
  page,
  cashier,
}) => {
  let said = '';
  await page.route('**/deposit-create*', async route => {
    const { fields } = route.request().postDataJSON();
    const response = await route.fetch();
    const answer = await response.json();
    const { unifiedFlow } = answer.apiResponse.data;
    for (const asked of unifiedFlow?.fields ?? []) asked.value = fields[asked.name] ?? asked.value;
    said = JSON.stringify(answer);
    await route.fulfill({ response, json: answer });
  });
  const widget = await cashier.mount();
  await askForMore(widget);
  expect(said).toContain('AB12345');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).toContain('unifiedFlow');
  expect(stored).not.toMatch(/AB12345|9876/);
});

test('[FORM-02] [FORM-03] an error among the advanced fields opens them', async ({ cashier }) => {
  const widget = await cashier.mount();
  await openUnified(widget);
  await part(widget, 'submit').click();
  await expect(field(widget, 'document')).toBeFocused();
  await expect(field(widget, 'sms_phone')).toHaveAttribute('aria-invalid', 'true');
  await field(widget, 'document').fill('AB12345');
  await field(widget, 'contact_phone').pressSequentially('5512345678');
  await field(widget, 'network').selectOption('TON');
  await field(widget, 'sent_amount').fill('970');
  await part(widget, 'submit').click();
  await expect(field(widget, 'sms_phone')).toBeFocused();
});

test('[FORM-09] the prefix of a phone stays, whatever is typed, deleted or pasted; a country changes it', async ({
  cashier,
}) => {
  const widget = await cashier.mount();
  await openUnified(widget);
  const phone = field(widget, 'contact_phone');
  await phone.press('End');
  for (let press = 0; press < 6; press++) await phone.press('Backspace');
  await expect(phone).toHaveValue('+52');
  await phone.press('Home');
  await phone.pressSequentially('9+');
  await expect(phone).toHaveValue('+52');
  await phone.press('End');
  await phone.pressSequentially('55+12');
  await expect(phone).toHaveValue('+52 5512');
  await phone.fill('0052 55 1234 5678');
  await expect(phone).toHaveValue('+52 5512345678');
  await widget.getByRole('button', { name: '+52, Change country' }).click();
  await expect(part(widget, 'dialog').locator('svg').first()).toBeVisible();
  await widget.getByRole('button', { name: 'Kenya +254' }).click();
  await expect(phone).toHaveValue('+254 5512345678');
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription('For example +254 712 345 678');
});

test('[FORM-09] [FORM-13] the list of countries stands above a keyboard and the home indicator', async ({
  page,
  cashier,
}) => {
  const insets = { top: 59, bottom: 34 };
  const keyboardPx = 320;
  const keyboard = await createKeyboard(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const widget = await cashier.mount();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await openUnified(widget);
  await button(widget, /^\+52/).click();
  const height = await page.evaluate(() => window.innerHeight);
  const endOf = (locator: Locator) =>
    locator.evaluate(element => Math.round(element.getBoundingClientRect().bottom));
  await expect.poll(() => endOf(button(widget, 'Kenya +254'))).toBeLessThanOrEqual(height - insets.bottom);
  const sheet = part(widget, 'dialog');
  await expect.poll(() => endOf(sheet)).toBe(height);
  await keyboard.cover(keyboardPx);
  await expect.poll(() => endOf(sheet)).toBe(height - keyboardPx);
  // Where it is no sheet, on a tablet, too.
  await page.setViewportSize({ width: 768, height: 844 });
  await expect.poll(() => endOf(sheet)).toBeLessThan(height - keyboardPx);
});
