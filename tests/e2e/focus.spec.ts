import type { Locator, Page } from 'playwright/test';
import { openFramed } from '../support/openFramed';
import { openList, UZ } from '../support/p2p';
import { button, heading } from '../support/screen';
import { type CashierFixture, expect, test } from '../support/test';
import { fillCardForm, methodName, part } from '../support/widget';

/** The player types into a field of the host's own page while the answer of a create is on its way. */
async function typeWhileItIsMade(page: Page, cashier: CashierFixture, widget: Locator): Promise<void> {
  await page.evaluate(() => {
    const input = document.createElement('input');
    input.setAttribute('aria-label', 'Chat');
    document.body.prepend(input);
  });
  const chat = page.getByLabel('Chat');
  const submit = await fillCardForm(widget, { amount: '500' });
  cashier.book.fail('deposit-create', 'latency', { ms: 1_500 });
  await submit.click();
  await chat.pressSequentially('good');
  await expect(part(widget, 'status')).toBeVisible();
  await page.keyboard.type(' luck');
  await expect(chat).toHaveValue('good luck');
}

test('[ROUTE-12] an answer takes nobody out of what they type on the host’s page', async ({
  page,
  cashier,
}) => {
  await typeWhileItIsMade(page, cashier, await cashier.mount());
});

test('[ROUTE-12] [HOST-11] nor out of what they type around its frame', async ({
  page,
  cashier,
  outerHost,
}) => {
  const { widget, say } = await openFramed(page, { hostUrl: outerHost.url, frameUrl: cashier.host });
  await say(JSON.stringify({ type: 'loaded', payload: { ...cashier.options, host: cashier.host } }));
  await typeWhileItIsMade(page, cashier, widget);
});

test('[ROUTE-12] a status that ends takes the button away that had the focus: its heading has it', async ({
  cashier,
}) => {
  const widget = await cashier.mount();
  await (await fillCardForm(widget, { amount: '907' })).click();
  await expect(heading(widget)).toHaveText('Payment accepted');
  await button(widget, 'Back to the game').focus();
  const [deposit] = cashier.book.deposits();
  Object.assign(deposit ?? {}, { status: 'mistaked' });
  cashier.book.push('deposit.status', { depositId: deposit?.id, status: 'mistaked' });
  await expect(heading(widget)).toHaveText('The deposit did not go through');
  await expect(heading(widget)).toBeFocused();
});

test.describe('in a P2P list', () => {
  test.use({ player: 'demo-uz' });

  test('[ROUTE-12] [P2P-07] the focus of the chosen row goes to the heading while the way is looked for', async ({
    page,
    cashier,
  }) => {
    const widget = await cashier.mount();
    await openList(widget);
    await page.route('**/deposit-check', () => {});
    await widget.getByRole('button', { name: methodName('card_p2p_uz_humo', UZ), exact: true }).click();
    await expect(widget.locator('.skeleton')).toBeVisible();
    await expect(part(widget, 'title')).toBeFocused();
  });
});
