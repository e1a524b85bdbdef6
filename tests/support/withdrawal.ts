import type { Locator } from 'playwright/test';
import type { Withdrawal } from '../../demo/sandbox/core/State';
import type { Sandbox } from '../../demo/sandbox/createSandbox';
import type { HostUser } from '../../src/host/parentData';
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

/** What the server holds of a player's withdrawals. */
export const withdrawalsOf = ({ bank }: Sandbox, userId: string): Withdrawal[] =>
  Object.values(bank.state.withdrawals).filter(one => one.userId === userId);

/** The player as a host hands it over, with the balance of now and without the token. */
export function playerWithBalance(sandbox: Sandbox, token: string): HostUser {
  const data = sandbox.userData(token);
  if (!data) throw new Error('The sandbox has no such player.');
  const { token: _token, ...user } = data;
  return { ...user };
}

export const playerId = ({ token }: Pick<CashierFixture, 'token'>): string =>
  `user-${token.slice('demo-'.length)}`;

/** Money of the player at the server, in major units of the currency. */
export const balanceAt = (sandbox: Sandbox, cashier: CashierFixture): number =>
  sandbox.userData(cashier.token)?.balanceData?.primary.amount ?? 0;

/** The list of withdrawals, for a player whose balance the host has told. */
export const mountPayouts = (cashier: CashierFixture, sandbox: Sandbox): Promise<Locator> =>
  cashier.mount({ page: 'withdrawal', user: playerWithBalance(sandbox, cashier.token) });
