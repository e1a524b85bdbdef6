import { expect, type Locator } from 'playwright/test';
import { methodName, part } from './widget';

export const CREATE = 'deposit-create-p2p';
export const UZ = { country: 'UZ' };
export const paid = (widget: Locator): Locator => widget.getByRole('button', { name: 'I have paid' });

export async function openList(widget: Locator): Promise<void> {
  await part(widget, 'method')
    .and(widget.getByRole('button', { name: methodName('card_p2p_uz_humo', UZ), exact: true }))
    .first()
    .click();
  await expect(widget.getByText('Choose how you pay')).toBeVisible();
}

/** From the method list through the P2P list to the form, as a player goes. */
export async function openForm(widget: Locator): Promise<Locator> {
  await openList(widget);
  await widget.getByRole('button', { name: methodName('card_p2p_uz_humo', UZ), exact: true }).click();
  const amount = part(widget, 'amount-input');
  await amount.waitFor();
  return amount;
}

export async function submit(widget: Locator, amount: string): Promise<void> {
  await (await openForm(widget)).fill(amount);
  await part(widget, 'submit').click();
}

export async function openInvoice(widget: Locator, amount = '50000'): Promise<void> {
  await submit(widget, amount);
  await expect(paid(widget)).toBeVisible();
}
