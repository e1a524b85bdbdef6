import type { Locator } from 'playwright/test';
import type { Sandbox } from '../../demo/sandbox/createSandbox';
import { balanceOf } from '../../demo/sandbox/ledger/deposits';
import { moves, userAccount } from '../../demo/sandbox/ledger/postings';
import type { CashierFixture } from './test';
import { part } from './widget';

export const TRON_ADDRESS = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE';
const SWEEP = 'QSC';
const MINOR = 100;

export const playerId = ({ token }: Pick<CashierFixture, 'token'>): string =>
  `user-${token.slice('demo-'.length)}`;

/** Sweep coins of the player at the server. */
export const coinsAt = ({ bank }: Sandbox, cashier: CashierFixture): number =>
  balanceOf(bank, playerId(cashier), SWEEP);

/** Played sweep coins, so that the known amounts from 901 on can be redeemed. */
export function grantCoins({ bank }: Sandbox, cashier: CashierFixture, amount: number): void {
  const lines = moves('bank:outside', userAccount(playerId(cashier)), SWEEP, Math.round(amount * MINOR));
  bank.ledger.post('test grant', lines);
}

/** From the list of methods to the convert view of a coin. */
export async function openCoin(widget: Locator, group: string, coin: string): Promise<Locator> {
  await widget.getByRole('button', { name: group, exact: true }).click();
  await widget.getByRole('button', { name: coin, exact: true }).click();
  const amount = part(widget, 'amount-input');
  await amount.waitFor();
  return amount;
}

/** Fills the convert view of Tether on TRON, and goes on to the summary. */
export async function reviewCoins(widget: Locator, amount: string): Promise<Locator> {
  const input = await openCoin(widget, 'Crypto', 'Tether USDT');
  await fillCoins(widget, input, amount);
  await part(widget, 'submit').click();
  await part(widget, 'status').waitFor();
  return part(widget, 'submit');
}

export async function fillCoins(widget: Locator, input: Locator, amount: string): Promise<void> {
  await input.fill(amount);
  await widget.locator('select[name="network"]').selectOption('TRON');
  await widget.locator('input[name="address"]').pressSequentially(TRON_ADDRESS);
}
