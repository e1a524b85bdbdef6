import { act, fireEvent } from '@testing-library/react';
import { moveDeposit } from '../../demo/sandbox/ledger/deposits';
import { goBackOrClose } from '../../src/app/router/goBack';
import { settle, type Table } from './createTable';
import { of, scopeOf } from './fillForm';
import { seenAt } from './watchTable';

type Control = HTMLInputElement | HTMLSelectElement;

/** What each field of the sandbox takes, by its name. */
const VALUES: readonly [RegExp, string][] = [
  [/phone/, '5512345678'],
  [/code/, '123456'],
  [/document/, 'AB12345'],
  [/detail/, 'a present'],
  [/sent_amount/, '100'],
  [/card/, '8600123456789012'],
];

const buttons = (root: Element): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('button:not([disabled])'),
];
const isPayment = (path: string): boolean => /create|cancel|complete|session/.test(path);

async function press(button: HTMLElement | undefined): Promise<void> {
  await act(async () => button?.click());
  await settle();
}

/** The bank answers what is asked, until nothing is asked any more. */
async function answerAll(
  { wire }: Table,
  isWanted: (path: string) => boolean = () => true,
): Promise<string[]> {
  const paths: string[] = [];
  for (let turn = 0; turn < 4; turn++) {
    const calls = wire.open().filter(({ path }) => isWanted(path));
    if (calls.length === 0) break;
    for (const call of calls) {
      paths.push(call.path);
      await act(async () => {
        await wire.hear(call);
        wire.deliver(call);
      });
    }
    await settle();
  }
  return paths;
}

/** Every field gets what it takes, then the form is sent. */
async function fill({ page, setting: { amounts = ['100'] } }: Table, nth: number): Promise<string | null> {
  const { container } = page();
  const submit = [...container.querySelectorAll<HTMLElement>('[part~=submit]')].at(-1);
  const inputs = [
    ...container.querySelectorAll<Control>('input:not([type=radio]):not([type=search]), select'),
  ];
  if (!submit || inputs.length === 0) return null;
  for (const input of inputs) {
    const known = VALUES.find(([name]) => name.test(input.name));
    const value = known ? known[1] : input.name.includes('amount') ? of(amounts, nth) : undefined;
    if (value === undefined || input.disabled) continue;
    await act(async () => {
      fireEvent.focus(input);
      fireEvent.change(input, { target: { value } });
      if (nth % 3 === 0) fireEvent.blur(input);
    });
  }
  // The first of each set of choices, where none is made.
  for (const group of container.querySelectorAll('fieldset, [role=radiogroup]')) {
    const radios = [...group.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    if (radios.length > 0 && !radios.some(({ checked }) => checked))
      await act(async () => radios[0]?.click());
  }
  await settle();
  await press(submit);
  return `fill ${inputs.map(({ name, value }) => `${name}=${value}`).join(' ')}`;
}

/** From the list to the form or the invoice of a method, as long as the bank answers. */
async function enter(table: Table, nth: number): Promise<string | null> {
  const { container, cashier } = table.page();
  const find = () => [
    ...table.page().container.querySelectorAll<HTMLElement>('[part~=method]:not([disabled])'),
  ];
  if (!/^\/deposit(\/group|\/peer-to-peer)?$/.test(cashier.router.current().path)) return null;
  const method = of(
    find().filter(one => !isKept(one)),
    nth,
  );
  if (!method) return null;
  await press(method);
  const isQuick = nth % 4 !== 0;
  if (isQuick) await answerAll(table, path => !isPayment(path));
  if (
    container.isConnected &&
    cashier.router.current().path !== '/deposit/peer-to-peer/base' &&
    find().length > 0
  ) {
    await press(of(find(), nth));
    if (isQuick) await answerAll(table, path => !isPayment(path));
  }
  return `enter ${method.textContent?.slice(0, 20)}`;
}

/** The way on from the pages that have nothing else. */
async function refresh({ page }: Table): Promise<string | null> {
  const { container, cashier } = page();
  if (!/^\/(error|empty)$/.test(cashier.router.current().path)) return null;
  const [button] = buttons(container).filter(one => one.matches('.button--primary, .button'));
  await press(button);
  return `refresh, "${button?.textContent}"`;
}

/** A payment that was left open, on the list: named by its sum. */
const isKept = (row: Element): boolean =>
  / · |deposit/i.test(row.textContent ?? '') &&
  /\d/.test(row.querySelector('.method-name')?.textContent ?? '');

/** What players, banks and shells do with P2P deposits. */
export const P2P_EVENTS: Record<string, (table: Table, nth: number) => Promise<string | null>> = {
  enter,
  fill,
  /** The whole way of a form, answered. */
  through: async (table, nth) => {
    const said = await fill(table, nth);
    if (said === null) return null;
    await answerAll(table);
    return `${said}, answered`;
  },
  /** The way on that the screen offers. */
  go: async (table, nth) => (await enter(table, nth)) ?? (await fill(table, nth)) ?? refresh(table),
  /** Any button but those that lead out of the deposits, which are rare. */
  tap: async ({ page }, nth) => {
    const all = buttons(scopeOf(page().container)).filter(
      one => nth % 25 === 0 || !one.matches('[part~=close], [part~=tab], [part~=region]'),
    );
    const button = of(all, nth);
    if (!button || (/·.*[A-Z]{3}$/.test(button.textContent ?? '') && nth % 25 !== 0)) return null;
    await press(button);
    return `tap "${button.getAttribute('aria-label') ?? button.textContent}"`;
  },
  answerAll: async table => {
    const paths = await answerAll(table);
    return paths.length === 0 ? null : `answer ${paths.join()}`;
  },
  cancel: async ({ page }, nth) => {
    const find = () =>
      buttons(scopeOf(page().container)).filter(one => /cancel/i.test(one.textContent ?? ''));
    const [button] = find();
    if (!button) return null;
    await press(button);
    if (!page().container.querySelector('dialog')) return `cancel "${button.textContent}"`;
    const choices = buttons(scopeOf(page().container));
    const choice = nth % 5 === 0 ? of(choices, nth) : find().at(-1);
    await press(choice);
    return `cancel, "${choice?.textContent}"`;
  },
  /** A row of those left open. */
  reopen: async ({ page }, nth) => {
    const rows = [...page().container.querySelectorAll<HTMLElement>('[part~=method]')].filter(isKept);
    const row = of(rows, nth);
    if (!row) return null;
    await press(row);
    return `reopen "${row.textContent}"`;
  },
  hardwareBack: async ({ page }) => {
    const { cashier, container } = page();
    const dialog = container.querySelector('dialog');
    await act(async () => {
      if (dialog) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
      else goBackOrClose(cashier);
    });
    await settle();
    return 'hardware back';
  },
  bank: async (table, nth) => {
    const { bank, userId } = table;
    const open = Object.values(bank.state.deposits).filter(
      one => one.userId === userId && one.stage === 'open' && ['waiting', 'accepted'].includes(one.status),
    );
    const deposit = of(open, nth);
    if (!deposit) return null;
    const { id, p2p } = deposit;
    const ends = [
      p2p ? 'AUTO_CANCELED' : 'mistaked',
      'mistaked',
      'accepted',
      'processed',
      'processed',
    ] as const;
    // Nobody pays to where nobody was sent.
    const isPayable = !p2p || seenAt(table).shown.has(id);
    const status = of(isPayable ? ends : ends.slice(0, 2), Math.floor(nth / 7));
    if (status) moveDeposit(bank, deposit, status);
    await settle();
    return `bank: ${id} ${deposit.status}`;
  },
};

export const P2P_WEIGHTS: Readonly<Record<string, number>> = {
  press: 0,
  order: 0,
  type: 0,
  tap: 3,
  pay: 3,
  go: 10,
  answerAll: 5,
  cancel: 3,
  reopen: 4,
  hardwareBack: 1,
  bank: 4,
  reload: 3,
  tab: 0,
  window: 0,
  host: 0,
  change: 0,
  through: 6,
  fill: 0,
};
