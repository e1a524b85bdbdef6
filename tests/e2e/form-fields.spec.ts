import type { Locator, Page } from 'playwright/test';
import { openPayPage } from '../support/openPopUp';
import { field, heading } from '../support/screen';
import { type CashierFixture, expect, test } from '../support/test';
import { openMethod, part } from '../support/widget';

test.describe('a pix key', () => {
  test.use({ player: 'demo-br' });

  for (const [type, key, name] of [
    ['cpf', '123.456.789-09', 'numberId'],
    ['email', 'ana@example.com', 'pixKey'],
  ] as const) {
    test(`[FORM-12] of the type ${type} is sent as ${name}`, async ({ cashier }) => {
      const widget = await cashier.mount();
      await (await openMethod(widget, 'pix_key', { country: 'BR' })).fill('50');
      await field(widget, 'pixKeyType').selectOption(type);
      await field(widget, 'pixKey').fill(key);
      await part(widget, 'submit').click();
      await expect(part(widget, 'qr')).toBeVisible();
      expect(cashier.calls.sent('deposit-create')[0]?.data.fields).toEqual({ pixKeyType: type, [name]: key });
    });
  }
});

test('[METH-02] [DEP-13] a card paid by a wallet alone asks for nothing of the card', async ({ cashier }) => {
  const widget = await cashier.mount();
  await (await openMethod(widget, 'card_wallet')).fill('901');
  await expect(part(widget, 'input')).toHaveCount(0);
  await part(widget, 'submit').click();
  await expect(heading(widget)).toHaveText('Deposit received');
});

test('[METH-02] [FORM-13] a card of several types: the type is a switch, a pasted number is read, the brand shows', async ({
  page,
  cashier,
}) => {
  const widget = await cashier.mount();
  await (await openMethod(widget, 'card_multiple')).fill('500');
  await expect(widget.getByRole('button', { name: 'Débito' })).toHaveAttribute('aria-pressed', 'true');
  await widget.getByRole('button', { name: 'Crédito' }).click();
  const number = field(widget, 'card_number');
  await number.fill('4000-0000 0000-0077');
  await expect(number).toHaveValue('4000 0000 0000 0077');
  await expect(
    part(widget, 'field')
      .filter({ has: page.locator('[name="card_number"]') })
      .locator('svg, img'),
  ).not.toHaveCount(0);
  await openPayPage(page, part(widget, 'submit'));
  expect(cashier.calls.sent('deposit-create')[0]?.data.fields).toMatchObject({ card_type: 'credit' });
});

for (const [typed, shown] of [
  ['5/34', '05/34'],
  ['1/34', '01/34'],
  ['1134', '11/34'],
  ['11/2034', '11/34'],
] as const) {
  test(`[FORM-10] an expiry typed as ${typed} reads ${shown}, and its zero can be taken away`, async ({
    page,
    cashier,
  }) => {
    const widget = await cashier.mount();
    await openMethod(widget, 'card');
    const expiry = field(widget, 'expiry');
    await expiry.pressSequentially(typed);
    expect(await textAndCaret(expiry)).toBe(`${shown}|`);
    for (const _ of typed) await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect(expiry).toHaveValue('');
  });
}

for (const [what, edit, left] of [
  ['cut', (page: Page) => page.keyboard.press('Control+x'), '4111 |3333 4444'],
  ['deleted', (page: Page) => page.keyboard.press('Delete'), '4111 |3333 4444'],
  ['dictated over', (page: Page) => page.keyboard.insertText('99'), '4111 99|33 3344 44'],
] as const) {
  test(`[FORM-13] in a masked field the selection alone is ${what} where no key tells of it`, async ({
    page,
    cashier,
  }) => {
    const widget = await cashier.mount();
    await openMethod(widget, 'card');
    const number = field(widget, 'card_number');
    await number.pressSequentially('4111222233334444');
    await selectIn(number, 5, 10);
    // As from a menu: the edit without its key.
    await page.evaluate(() =>
      window.addEventListener('keydown', event => event.stopImmediatePropagation(), { capture: true }),
    );
    await edit(page);
    expect(await textAndCaret(number)).toBe(left);
  });
}

test('[FORM-06] p2p_market takes its fixed amounts alone: they are the chips', async ({ cashier }) => {
  const widget = await cashier.mount();
  const amount = await openMethod(widget, 'p2p_market');
  await expect(part(widget, 'chip')).toHaveText([
    '$100',
    '$200',
    '$500',
    '$1,000',
    '$2,000',
    '$5,000',
    '$10,000',
  ]);
  await amount.fill('150');
  await part(widget, 'submit').click();
  await expect(amount).toHaveAccessibleDescription(/^Choose one of the amounts: \$100, \$200, .*or \$/);
  await part(widget, 'chip').nth(2).click();
  await expect(amount).toHaveValue('500');
  await expect(amount).not.toHaveAttribute('aria-invalid', 'true');
  expect(cashier.book.deposits()).toEqual([]);
});

const selectIn = (input: Locator, start: number, end: number): Promise<void> =>
  input.evaluate((element: HTMLInputElement, range) => element.setSelectionRange(range.start, range.end), {
    start,
    end,
  });

const textAndCaret = (input: Locator): Promise<string> =>
  input.evaluate(
    ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
      `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionEnd ?? 0)}`,
  );

test('[I18N-02] [FORM-09] the list of a phone’s countries is read as the widget is, also when that changes', async ({
  page,
  cashier,
}) => {
  const widget = await cashier.mount({ locale: 'ar' });
  await (await openMethod(widget, 'card_wallet')).fill('970');
  await part(widget, 'submit').click();
  await part(widget, 'region').click();
  const dialog = part(widget, 'dialog');
  await expect(dialog).toHaveCSS('direction', 'rtl');
  await page.evaluate(() => Object.assign(document.querySelector('cashier-widget') ?? {}, { locale: 'en' }));
  await expect(dialog).toHaveCSS('direction', 'ltr');
});

/** A card's form with an amount out of range, which nobody has been told yet. */
async function typeWrong(
  cashier: CashierFixture,
  amount: string,
): Promise<{ widget: Locator; amount: Locator }> {
  const widget = await cashier.mount();
  const input = await openMethod(widget, 'card');
  await input.pressSequentially(amount);
  return { widget, amount: input };
}

for (const wrong of ['5', '50000']) {
  test(`[FORM-02] [FORM-11] a press on a preset counts also where it shows that ${wrong} is out of range`, async ({
    page,
    cashier,
  }) => {
    const { widget, amount } = await typeWrong(cashier, wrong);
    const preset = part(widget, 'chip').first();
    // Its upper half: where the message pushes it down, the button is released beside it.
    await preset.hover({ position: { x: 20, y: 8 } });
    await page.mouse.down();
    await expect(amount).not.toBeFocused();
    await page.mouse.up();
    await expect(preset).toHaveAttribute('aria-pressed', 'true');
    await expect(part(widget, 'field-error')).toHaveCount(0);
    // Whoever leaves it by the keyboard reads at once what is wrong.
    await amount.fill(wrong);
    await page.keyboard.press('Tab');
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
  });
}

test('[FORM-02] a press that is released beside its target shows what is wrong with the field that it left', async ({
  page,
  cashier,
}) => {
  const { widget, amount } = await typeWrong(cashier, '5');
  await part(widget, 'chip').first().hover();
  await page.mouse.down();
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
});

test('[FORM-02] a field whose text was dragged tells at once what is wrong with it when it is left', async ({
  page,
  cashier,
}) => {
  const { amount } = await typeWrong(cashier, '5');
  await amount.selectText();
  const { x = 0, y = 0, height = 0 } = (await amount.boundingBox()) ?? {};
  await page.mouse.move(x + 6, y + height / 2);
  await page.mouse.down();
  // Dropped where nothing takes it: a drag ends without a release of the button.
  for (const to of [20, 60, 100]) await page.mouse.move(x + to, y - to);
  await page.mouse.up();
  await expect(amount).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
});

test('[FORM-13] a number that is dragged into a masked field is read as if it were pasted', async ({
  page,
  cashier,
}) => {
  const widget = await cashier.mount();
  await openMethod(widget, 'card');
  const holder = field(widget, 'holder');
  const number = field(widget, 'card_number');
  await holder.fill('4111-1111-1111-1111');
  await holder.selectText();
  const { x = 0, y = 0, height = 0 } = (await holder.boundingBox()) ?? {};
  await page.mouse.move(x + 24, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 50, y + height / 2, { steps: 3 });
  await number.hover();
  await page.mouse.up();
  await expect(number).toHaveValue('4111 1111 1111 1111');
  await expect(holder).toHaveValue('');
});
