import type { Locator, Page } from 'playwright/test';

/** A public part of the widget: the same in every language. */
export const partOf = (widget: Locator, name: string): Locator => widget.locator(`[part~="${name}"]`);

/** A card as a player types it: digits without spaces, `expiry` as MMYY. */
export interface CardEntry {
  number: string;
  expiry: string;
  cvc: string;
  holder: string;
}

/** What a player sees and does, by the widget's public roles, names and parts. */
export interface CashierPage {
  /** The element. */
  readonly widget: Locator;
  /** A public part, as docs/reference.md lists them. */
  part(name: string): Locator;
  /** The tile or row of a method, by its text in the player's language. */
  method(text: string): Locator;
  /** Picks a method; opens the group first where it is folded into one. Resolves when the form is there. */
  openMethod(text: string, options?: { group?: string }): Promise<Locator>;
  /** The input of the amount. */
  readonly amount: Locator;
  /** A field of the form by its contract name. */
  field(name: string): Locator;
  /** Types into a field key by key, as masks want it. */
  typeInto(name: string, text: string): Promise<void>;
  /** Fills in a card's fields, key by key where they have masks. */
  typeCard(card: CardEntry): Promise<void>;
  /** The button that sends the form. */
  readonly submit: Locator;
  /** The status of a deposit or a withdrawal. */
  readonly status: Locator;
  /** The message that slides in. */
  readonly snackbar: Locator;
  /** The button that leads back. */
  readonly back: Locator;
  /** The button that closes the cashier. */
  readonly close: Locator;
}

/** The page object of one `<cashier-widget>`; give the element where a page has several. */
export function createCashierPage(page: Page, widget: Locator = page.locator('cashier-widget')): CashierPage {
  const part = (name: string): Locator => partOf(widget, name);
  const field = (name: string): Locator => widget.locator(`[name="${name}"]`);
  const method = (text: string): Locator =>
    part('method')
      .and(widget.getByRole('button', { name: text, exact: true }))
      .first();
  const amount = part('amount-input');
  const typeInto = (name: string, text: string): Promise<void> => field(name).pressSequentially(text);
  return {
    widget,
    part,
    method,
    amount,
    field,
    typeInto,
    async openMethod(text, { group } = {}) {
      if (group !== undefined) {
        await widget.getByRole('button', { name: group, exact: true }).click();
        // A method in it may be called as the group is, on the list that is about to go.
        await widget.getByRole('heading', { level: 1, name: group, exact: true }).waitFor();
      }
      await method(text).click();
      await amount.waitFor();
      return amount;
    },
    async typeCard({ number, expiry, cvc, holder }) {
      await typeInto('card_number', number);
      await typeInto('expiry', expiry);
      await typeInto('cvc', cvc);
      await field('holder').fill(holder);
    },
    submit: part('submit'),
    status: part('status'),
    snackbar: part('snackbar'),
    back: part('back'),
    close: part('close'),
  };
}
