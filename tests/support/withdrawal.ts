import type { Locator } from 'playwright/test';
import type { CashierFixture } from './test';
import { methodName, part } from './widget';

/** Picks a method of the withdrawal list; gives the amount input of its form. */
export async function openPayout(
  widget: Locator,
  name: string,
  country = 'MX',
  locale = 'en',
): Promise<Locator> {
  const text = methodName(name, { country, locale, list: 'withdrawals' });
  await part(widget, 'method')
    .and(widget.getByRole('button', { name: text, exact: true }))
    .click();
  const amount = part(widget, 'amount-input');
  await amount.waitFor();
  return amount;
}

/** Fills the form of the Mexican bank transfer; gives the amount input. */
export async function fillSpei(widget: Locator, amount: string, locale = 'en'): Promise<Locator> {
  const input = await openPayout(widget, 'spei', 'MX', locale);
  await input.fill(amount);
  await typeInto(widget, 'clabe', '012345678901234567');
  await typeInto(widget, 'full_name', 'Ana Lopez');
  return input;
}

/** Fills that form, and goes on to its summary. */
export async function reviewSpei(widget: Locator, amount: string, locale = 'en'): Promise<Locator> {
  await fillSpei(widget, amount, locale);
  await part(widget, 'submit').click();
  await part(widget, 'status').waitFor();
  return part(widget, 'submit');
}

export async function typeInto(widget: Locator, name: string, text: string): Promise<void> {
  await widget.locator(`input[name="${name}"]`).pressSequentially(text);
}

/** The list of withdrawals, for a player whose balance the host has told. */
export const mountPayouts = (cashier: CashierFixture): Promise<Locator> =>
  cashier.mount({ page: 'withdrawal', user: cashier.book.player() });
