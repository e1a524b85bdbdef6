import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import { isPending, moveWithdrawal } from '../../demo/sandbox/ledger/withdrawals';
import { goBackOrClose } from '../../src/app/router/goBack';
import { withdrawalTexts } from '../../src/flows/withdrawal/form/withdrawalFields';
import { isSweepstake } from '../../src/state/isSweepstake';
import { backBy } from './backBy';
import { buttonsOf, findAll, methodsOf, of, press, submitOf, typeInto } from './controls';
import { type Page, settle, type Take } from './createTable';
import { payoutsAt } from './findPayoutFaults';
import { NETWORK_EVENTS } from './networkEvents';
import { takeStep } from './takeStep';

/** The number of the `home` that nothing follows; no other event has it. */
export const AT_LAST = 3_000;

/** How often each kind is taken; those that are not named as elsewhere. */
export const PAYOUT_WEIGHTS: Readonly<Record<string, number>> = {
  press: 3,
  order: 0,
  through: 0,
  make: 0,
  window: 0,
  bank: 0,
  tab: 0,
  type: 1,
  draft: 3,
  payout: 5,
  pay: 6,
  open: 4,
  code: 5,
  cancel: 4,
  yes: 5,
  answer: 6,
  deliver: 4,
  list: 5,
  push: 4,
  progress: 4,
  home: 4,
  reload: 3,
  resend: 2,
  move: 2,
};

const VALUES: Readonly<Record<string, readonly string[]>> = {
  amount: ['200', '300', '500', '916', '902', '200', '1901', '250.5', '4500'],
  clabe: ['012345678901234567'],
  full_name: ['Ana Lopez'],
  card_number: ['5555555555554444'],
  holder: ['ANA LOPEZ'],
  phone: ['525512345678'],
  email: ['ana@example.com'],
};
const COINS = ['10', '25', '50', '10', '20.5', '100'];
const ADDRESSES: Readonly<Record<string, string>> = {
  usdt: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
  btc: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
};
const CODES = ['123456', '111111', '222222', '123456', '12', '333333'];

const textsOf = (cashier: Page['cashier']): string => {
  const { amount, draft } = cashier.withdrawal;
  return JSON.stringify([amount.text, withdrawalTexts(cashier), draft?.fields]);
};

/** Every field of the form on screen. */
async function fill(page: Page, nth: number): Promise<void> {
  const { cashier } = page;
  for (const select of findAll<HTMLSelectElement>(page, 'form select')) {
    const values = [...select.options].map(({ value }) => value).filter(Boolean);
    const value = of(values.includes('TRON') ? ['TRON'] : values, nth);
    await act(async () => fireEvent.change(select, { target: { value } }));
  }
  const radio = of(findAll(page, 'form [role=radio]'), Math.floor(nth / 7));
  if (radio && nth % 2 === 0) await press(radio);
  const coin = cashier.withdrawal.method?.name ?? '';
  for (const input of findAll<HTMLInputElement>(page, 'form input:not([type=radio]):not([type=checkbox])')) {
    const name = input.name.includes('amount') ? 'amount' : input.name;
    const sums = isSweepstake(cashier) ? COINS : VALUES[name];
    const values = name === 'address' ? [ADDRESSES[coin] ?? ''] : sums;
    const value = of(values ?? [], Math.floor(nth / 3));
    if (value !== undefined) await typeInto(input, value);
  }
  await settle();
}

const waitMs = async (ms: number): Promise<void> => {
  await act(async () => vi.advanceTimersByTimeAsync(ms));
  await settle();
};

/** The usual way on: a package, a method, its form, its summary, and where it `isSent` the payment. */
const payOut =
  (isSent: boolean): Take =>
  async (table, nth) => {
    const { container, cashier } = table.page();
    const { router, withdrawal } = cashier;
    // Nobody reaches what is behind a question.
    if (container.querySelector('dialog')) return null;
    const box = of(findAll(table.page(), '[role=radio]'), nth);
    if (box && router.current().path === '/deposit') {
      await press(box);
      await press(submitOf(table.page()));
    }
    for (let depth = 0; depth < 2; depth++) {
      const method = of(methodsOf(table.page()), nth + depth);
      if (!method) break;
      await press(method);
      await waitMs(400);
    }
    await fill(table.page(), nth);
    // What an amount comes to is asked for after a moment.
    await waitMs(400);
    if (nth % 3 > 0) await takeStep(table, { kind: 'list', nth });
    await press(submitOf(table.page()));
    const { draft, method } = withdrawal;
    if (!isSent || !draft) return `draft ${router.current().path}`;
    await press(submitOf(table.page()), nth % 5 === 0 ? 2 : 1);
    return `payout ${method?.name} ${draft.amount}`;
  };

/** A button, by its text. */
const button =
  (id: 'withdrawal.code.resend' | 'withdrawal.cancel.action' | 'withdrawal.cancel.yes', said: string): Take =>
  async (table, nth) => {
    const text = table.page().cashier.translator.t(id);
    const found = of(
      buttonsOf(table.page()).filter(one => one.textContent?.trim() === text),
      nth,
    );
    if (!found) return null;
    await press(found, nth % 4 === 0 ? 2 : 1);
    return said;
  };

/** What players and banks do with withdrawals. */
export const PAYOUT_EVENTS: Readonly<Record<string, Take>> = {
  draft: payOut(false),
  payout: payOut(true),
  open: async (table, nth) => {
    const row = of(findAll(table.page(), '[part~=pending]'), nth);
    if (!row) return null;
    await press(row);
    return `open "${row.textContent}"`;
  },
  code: async (table, nth) => {
    const [input] = findAll<HTMLInputElement>(table.page(), 'input[name=code]');
    if (!input) return null;
    const code = of(CODES, nth) ?? '';
    await typeInto(input, code);
    await press(submitOf(table.page()), nth % 4 === 0 ? 2 : 1);
    return `code ${code}`;
  },
  resend: button('withdrawal.code.resend', 'resend'),
  cancel: button('withdrawal.cancel.action', 'ask to cancel'),
  yes: button('withdrawal.cancel.yes', 'yes, cancel'),
  home: async (table, nth) => {
    if (nth === AT_LAST) payoutsAt(table).isHome = true;
    const path = nth % 3 === 2 ? '/deposit' : '/withdrawal';
    await act(async () => table.page().cashier.router.navigate(path, { isReset: true }));
    await settle();
    return 'home';
  },
  back: backBy(goBackOrClose),
  reconnect: async (table, nth) => {
    if (nth % 2 === 0 && table.wire.news().length > 0) payoutsAt(table).isMissed = true;
    return NETWORK_EVENTS.reconnect(table, nth);
  },
  tab: async (table, nth) => {
    // Who turns to a tab comes back to it.
    await table.turnTo();
    await takeStep(table, { kind: 'look', nth });
    return `tab (of ${table.tabs().length})`;
  },
  deliver: async table => {
    const at = table.wire.open().findIndex(({ answer }) => answer !== null);
    return at < 0 ? null : NETWORK_EVENTS.deliver(table, at);
  },
  // One connection: what was said first is heard first.
  push: async ({ wire }) => {
    const [push] = wire.news();
    if (!push) return null;
    await act(async () => wire.tell(push));
    await settle();
    return `push ${JSON.stringify(push.data)}`;
  },
  refuse: async (table, nth) => {
    const texts = textsOf(table.page().cashier);
    const said = await NETWORK_EVENTS.refuse(table, nth);
    if (said?.includes('withdrawal-create') && texts !== textsOf(table.page().cashier))
      table.found.push(`${said}: what was typed is lost`);
    return said;
  },
  // Answers and news as a good network brings them.
  progress: async table => {
    const said: (string | null)[] = [];
    for (const _ of table.wire.open()) said.push(await takeStep(table, { kind: 'answer', nth: 0 }));
    for (const _ of table.wire.news()) said.push(await takeStep(table, { kind: 'push', nth: 0 }));
    return said.length > 0 ? `progress: ${said.join(', ')}` : null;
  },
  move: async ({ bank, userId }, nth) => {
    const open = Object.values(bank.state.withdrawals).filter(one => one.userId === userId && isPending(one));
    const one = of(open, nth);
    if (!one) return null;
    const status =
      of(['processed', 'accepted', 'mistaked', 'CANCELED'] as const, Math.floor(nth / 5)) ?? 'processed';
    // Without its code it does not go on.
    if (one.confirmation && (status === 'processed' || status === 'accepted')) return null;
    if (status === 'processed')
      for (const made of one.steps) if (made.name !== 'confirmed') made.at ??= bank.now();
    moveWithdrawal(bank, one, status);
    await settle();
    return `bank: ${one.id} ${one.status}`;
  },
};
