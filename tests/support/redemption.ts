import { expect, type Locator } from 'playwright/test';
import type { CashierFixture } from './test';
import { part } from './widget';

export const TRON_ADDRESS = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE';

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

/** The ledger's name of sweep coins. */
export const SWEEP = 'QSC';

export const mountRedemption = (cashier: CashierFixture): Promise<Locator> =>
  cashier.mount({ page: 'withdrawal' });

/** What can be redeemed, as the card of the balance says it. */
export const redeemable = (widget: Locator): Locator => part(widget, 'redeemable').getByRole('status');

/** Every word on the screen and in its names. */
export const words = (widget: Locator): Promise<string> =>
  widget.evaluate(element => {
    const root = element.shadowRoot;
    const named = [...(root?.querySelectorAll('[aria-label], [placeholder], [title]') ?? [])].map(
      one =>
        `${one.getAttribute('aria-label')} ${one.getAttribute('placeholder')} ${one.getAttribute('title')}`,
    );
    const shown = [...(root?.children ?? [])].filter(one => one.tagName !== 'STYLE');
    return [...shown.map(one => one.textContent), ...named].join(' ');
  });

export const STANDARD_WORDS = /withdraw|deposit|\bbet(s|ting)?\b/i;

export async function expectSweepstakeWords(widget: Locator): Promise<void> {
  expect(await words(widget)).not.toMatch(STANDARD_WORDS);
  await expect(part(widget, 'disclaimer')).toContainText('No purchase is necessary.');
}
