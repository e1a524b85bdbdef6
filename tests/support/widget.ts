import type { Locator } from 'playwright/test';
import { findCountry, findSpec } from '../../demo/sandbox/data/buildMethods';
import { createCashierPage, partOf as part } from '../../src/testing';
import { cardSecrets } from './createSecretWatch';

export { part };

interface NameOptions {
  country?: string;
  locale?: string;
  list?: 'methods' | 'withdrawals';
}

/** A method's text in a language, else in English, as the server gives it. */
export function methodName(
  name: string,
  { country = 'MX', locale = 'en', list = 'methods' }: NameOptions = {},
): string {
  const served = findCountry(country);
  const text = served && findSpec(served, list, name)?.text;
  if (!text) throw new Error(`${country} has no ${name} among its ${list}`);
  return text[locale] ?? text.en ?? name;
}

interface Place extends Pick<NameOptions, 'country' | 'locale'> {
  /** The tile that the method is folded into. */
  group?: string;
}

/** Picks a method of the list by its contract name; gives the amount input of its form. */
export async function openMethod(widget: Locator, name: string, place: Place = {}): Promise<Locator> {
  const { group } = place;
  const cashier = createCashierPage(widget.page(), widget);
  return cashier.openMethod(methodName(name, place), group === undefined ? {} : { group });
}

const nextYears = String((new Date().getFullYear() + 3) % 100).padStart(2, '0');

/** Types a card as a player does, digit by digit into the masks. */
export async function typeCard(widget: Locator, cardNumber: string = cardSecrets.cardNumber): Promise<void> {
  await createCashierPage(widget.page(), widget).typeCard({
    number: cardNumber,
    expiry: `12${nextYears}`,
    cvc: cardSecrets.cvc,
    holder: 'ana lopez',
  });
}

/** Fills the card form of the list's first screen, all but the click. Gives the submit button. */
export async function fillCardForm(
  widget: Locator,
  { amount, locale = 'en', cardNumber }: { amount: string; locale?: string; cardNumber?: string },
): Promise<Locator> {
  const input = await openMethod(widget, 'card', { locale });
  await input.fill(amount);
  await typeCard(widget, cardNumber);
  return part(widget, 'submit');
}

/** The fields that the sandbox asks for after the amounts …910 and …911's second round. */
export async function fillExtraFields(widget: Locator): Promise<void> {
  await typePhone(widget, 'sms_phone');
  await widget.locator('input[name="sms_code"]').pressSequentially('123456');
}

/** A Mexican number, with its country's prefix. */
export async function typePhone(widget: Locator, name = 'phone'): Promise<void> {
  const input = widget.locator(`input[name="${name}"]`);
  await input.clear();
  await input.pressSequentially('+525512345678');
}
