import type { Locator, Page } from 'playwright/test';
import { openForm, openInvoice, openList, paid, submit as submitP2P, UZ } from './p2p';
import { openCoin } from './redemption';
import { button } from './screen';
import type { CashierFixture } from './test';
import { methodName, openMethod, part } from './widget';
import { reviewSpei } from './withdrawal';

type Walk = (widget: Locator) => Promise<unknown>;

/** How a player comes to a call; nothing to do where the widget makes it by itself. */
export interface CallWalk {
  path: string;
  walk?: Walk;
  player?: string;
  options?: Parameters<CashierFixture['mount']>[0];
  /** Nothing on the screen waits for it: it may come later than the walk, or not at all. */
  isAside?: boolean;
}

const submit: Walk = widget => part(widget, 'submit').click();

const toCreated: Walk = async widget => {
  await (await openMethod(widget, 'card_wallet')).fill('500');
  await submit(widget);
};

const toWithdrawn =
  (amount: string): Walk =>
  async widget =>
    (await reviewSpei(widget, amount)).click();

const toHumo: Walk = async widget => {
  await openList(widget);
  await button(widget, methodName('card_p2p_uz_humo', UZ)).click();
};

/** Taken off the page and put back: a start of its own. */
const restart: Walk = widget =>
  widget.evaluate(async element => {
    const place = element.parentElement;
    element.remove();
    await new Promise(resolve => setTimeout(resolve));
    place?.append(element);
  });

/** The bank's name is asked for where the invoice has none. */
const hideBank = (page: Page): Promise<unknown> =>
  page.route('**/deposit-check*', async route => {
    const response = await route.fetch();
    const { card, ...answer } = await response.json();
    await route.fulfill({ response, json: { ...answer, card: { ...card, bank: undefined } } });
  });

const withdrawal = { page: 'withdrawal' } as const;

/** The calls of a deposit and of a withdrawal. */
export const MAIN_CALLS: readonly CallWalk[] = [
  { path: 'methods-payment-v3' },
  { path: 'methods-country-selector-v2', walk: widget => part(widget, 'region').click() },
  { path: 'deposit-limits', walk: widget => openMethod(widget, 'card_wallet') },
  { path: 'session-start', walk: toCreated },
  { path: 'deposit-create', walk: toCreated },
  { path: 'deposit-status', walk: toCreated },
  { path: 'events', walk: toCreated, isAside: true },
  { path: 'methods-withdrawal', options: withdrawal },
  { path: 'withdrawal-list', options: withdrawal },
  { path: 'withdrawal-create', options: withdrawal, walk: toWithdrawn('500') },
];

/** Those that come with some methods, or later. */
export const OTHER_CALLS: readonly CallWalk[] = [
  { path: 'withdrawal-status', options: withdrawal, walk: toWithdrawn('907') },
  {
    path: 'withdrawal-confirm',
    options: withdrawal,
    async walk(widget) {
      await toWithdrawn('916')(widget);
      await widget.getByRole('textbox', { name: 'Code' }).fill('123456');
      await button(widget, 'Confirm').click();
    },
  },
  {
    path: 'withdrawal-cancel',
    options: withdrawal,
    async walk(widget) {
      await toWithdrawn('908')(widget);
      await part(widget, 'back').click();
      await button(widget, 'Cancel').click();
      await widget.getByRole('dialog').getByRole('button', { name: 'Cancel the withdrawal' }).click();
    },
  },
  {
    path: 'external-deposit-continue',
    async walk(widget) {
      await (await openMethod(widget, 'onramp_card')).fill('1000');
      await widget.locator('input[name="email"]').fill('ana@mail.example');
      await submit(widget);
      await widget.getByRole('radio', { name: 'CoinGate' }).check();
      await button(widget, 'Continue with CoinGate').click();
    },
  },
  {
    path: 'deposit-prepare',
    player: 'demo-in',
    async walk(widget) {
      await (await openMethod(widget, 'india_upi_invoice', { country: 'IN' })).fill('500');
      await submit(widget);
    },
  },
  { path: 'deposit-check', player: 'demo-uz', walk: toHumo },
  { path: 'deposit-create-p2p', player: 'demo-uz', walk: widget => submitP2P(widget, '50000') },
  {
    path: 'bank-get',
    player: 'demo-uz',
    async walk(widget) {
      await openInvoice(widget);
      await hideBank(widget.page());
      await restart(widget);
      await toHumo(widget);
    },
  },
  {
    path: 'deposit-complete',
    player: 'demo-uz',
    async walk(widget) {
      await openInvoice(widget);
      await paid(widget).click();
    },
  },
  {
    path: 'deposit-cancel',
    player: 'demo-uz',
    async walk(widget) {
      await openInvoice(widget);
      await button(widget, 'Cancel this deposit').click();
      await button(widget, 'Yes, cancel').click();
    },
  },
  {
    path: 'session-form-on-close-modal',
    player: 'demo-uz',
    async walk(widget) {
      const amount = await openForm(widget);
      await amount.fill('50000');
      // Its answer never comes, so that the player leaves before it.
      await widget.page().route('**/deposit-create-p2p*', () => {});
      const isSent = widget.page().waitForRequest('**/deposit-create-p2p*');
      await submit(widget);
      await isSent;
      await part(widget, 'back').click();
    },
  },
  { path: 'sweepstake-boxes', player: 'demo-sweep' },
  {
    path: 'deposit-create-sweepstake',
    player: 'demo-sweep',
    async walk(widget) {
      await widget.getByRole('radio', { name: /^110,000\sGC/ }).click();
      await submit(widget);
      await button(widget, 'Ethereum').click();
      await submit(widget);
    },
  },
  { path: 'sweepstake-balance-get', player: 'demo-sweep', options: withdrawal },
  { path: 'sweepstake-recoup-sum', player: 'demo-sweep', options: withdrawal },
  {
    path: 'payment-convert-v2',
    player: 'demo-sweep',
    options: withdrawal,
    walk: async widget => (await openCoin(widget, 'Crypto', 'Bitcoin')).fill('64'),
  },
];
