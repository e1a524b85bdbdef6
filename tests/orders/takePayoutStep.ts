import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import { moveWithdrawal } from '../../demo/sandbox/ledger/withdrawals';
import { goBackOrClose } from '../../src/app/router/goBack';
import { type Page, settle, type Table } from './createTable';
import { of, scopeOf } from './fillForm';
import { type Step, takeStep } from './takeStep';

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
const BEHIND: ReadonlySet<string> = new Set(['draft', 'payout', 'open', 'code']);
const CODES = ['123456', '111111', '222222', '123456', '12', '333333'];

const textsOf = ({ withdrawal }: Page['cashier']): string =>
  JSON.stringify([withdrawal.amountText, withdrawal.values, withdrawal.draft?.fields]);

async function press(element: HTMLElement | undefined, times = 1): Promise<void> {
  await act(async () => {
    for (let time = 0; time < times; time++) element?.click();
  });
  await settle();
}

async function type(input: HTMLInputElement, value: string): Promise<void> {
  await act(async () => {
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value } });
    fireEvent.blur(input);
  });
}

/** Every field of the form on screen. */
async function fill({ container, cashier }: Page, nth: number): Promise<number> {
  const form = container.querySelector('form');
  if (!form || form.querySelector('input[name=code]')) return 0;
  for (const select of form.querySelectorAll('select')) {
    const values = [...select.options].map(({ value }) => value).filter(Boolean);
    const value = of(values.includes('TRON') ? ['TRON'] : values, nth);
    await act(async () => fireEvent.change(select, { target: { value } }));
  }
  const radio = of([...form.querySelectorAll<HTMLElement>('[role=radio]')], Math.floor(nth / 7));
  if (radio && nth % 2 === 0) await press(radio);
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input:not([type=radio]):not([type=checkbox])')];
  const coin = cashier.withdrawal.method?.name ?? '';
  for (const input of inputs) {
    const name = input.name.includes('amount') ? 'amount' : input.name;
    const values =
      name === 'address' ? [ADDRESSES[coin] ?? ''] : cashier.user.currency === 'QSC' ? COINS : VALUES[name];
    const value = of(values ?? [], Math.floor(nth / 3));
    if (value !== undefined) await type(input, value);
  }
  await settle();
  return inputs.length;
}

const waitMs = async (ms: number): Promise<void> => {
  await act(async () => vi.advanceTimersByTimeAsync(ms));
  await settle();
};
const submitOf = (container: HTMLElement): HTMLElement | undefined =>
  [...container.querySelectorAll<HTMLElement>('[part~=submit]')].at(-1);
const named = (container: HTMLElement, text: string): HTMLElement[] =>
  [...scopeOf(container).querySelectorAll<HTMLElement>('button:not([disabled])')].filter(
    one => one.textContent?.trim() === text,
  );

/** As takeStep, with what a withdrawal takes. A step never sends one thing twice. */
export async function takePayoutStep(table: Table, step: Step): Promise<string | null> {
  const { wire } = table;
  const before = wire.sent.length;
  const texts = textsOf(table.page().cashier);
  const done = await take(table, step);
  const made = wire.sent.slice(before).filter(({ path }) => /create|confirm|cancel$/.test(path));
  const seen = made.map(({ path, data }) => JSON.stringify([path, data]));
  const twice = seen.filter((one, index) => seen.indexOf(one) < index);
  if (twice.length > 0) table.found.push(`${done}: sent twice in one step: ${twice.join()}`);
  const isRefusal = step.kind === 'refuse' && done?.includes('withdrawal-create');
  if (isRefusal && texts !== textsOf(table.page().cashier))
    table.found.push(`${done}: what was typed is lost`);
  return done;
}

async function take(table: Table, { kind, nth }: Step): Promise<string | null> {
  const { bank, userId } = table;
  const { container, cashier } = table.page();
  const { t } = cashier.translator;
  // Nobody reaches what is behind a question.
  if (BEHIND.has(kind) && container.querySelector('dialog')) return null;
  switch (kind) {
    case 'draft':
    case 'payout': {
      // The usual way on: a package, a method, its form, its summary.
      const box = of([...container.querySelectorAll<HTMLElement>('[role=radio]')], nth);
      if (box && cashier.router.current().path === '/deposit') {
        await press(box);
        await press(submitOf(container));
      }
      for (let depth = 0; depth < 2; depth++) {
        const methods = [...container.querySelectorAll<HTMLElement>('[part~=method]:not([disabled])')];
        const method = of(methods, nth + depth);
        if (!method) break;
        await press(method);
        await waitMs(400);
      }
      await fill(table.page(), nth);
      // What an amount comes to is asked for after a moment.
      await waitMs(400);
      if (nth % 3 > 0) await takeStep(table, { kind: 'list', nth });
      const submit = submitOf(container);
      await press(submit);
      const { path } = cashier.router.current();
      const { draft, method } = cashier.withdrawal;
      if (kind === 'draft' || !draft) return `draft ${path}`;
      await press(submitOf(container), nth % 5 === 0 ? 2 : 1);
      return `payout ${method?.name} ${draft.amount}`;
    }
    case 'open': {
      const row = of([...container.querySelectorAll<HTMLElement>('[part~=pending]')], nth);
      if (!row) return null;
      await press(row);
      return `open "${row.textContent}"`;
    }
    case 'code': {
      const input = container.querySelector<HTMLInputElement>('input[name=code]');
      if (!input) return null;
      const code = of(CODES, nth) ?? '';
      await type(input, code);
      await press(submitOf(container), nth % 4 === 0 ? 2 : 1);
      return `code ${code}`;
    }
    case 'resend': {
      const [button] = named(container, t('withdrawal.code.resend'));
      if (!button) return null;
      await press(button, nth % 4 === 0 ? 2 : 1);
      return 'resend';
    }
    case 'cancel': {
      const button = of(named(container, t('withdrawal.cancel.action')), nth);
      if (!button) return null;
      await press(button);
      return 'ask to cancel';
    }
    case 'yes': {
      const [yes] = named(container, t('withdrawal.cancel.yes'));
      if (!yes) return null;
      await press(yes, nth % 4 === 0 ? 2 : 1);
      return 'yes, cancel';
    }
    case 'home': {
      if (nth === 0) table.memory.set('home', true);
      const path = nth % 3 === 2 ? '/deposit' : '/withdrawal';
      await act(async () => cashier.router.navigate(path, { isReset: true }));
      await settle();
      return 'home';
    }
    case 'back':
      await act(async () => goBackOrClose(cashier));
      await settle();
      return 'back';
    case 'reconnect':
      if (nth % 2 === 0 && table.wire.news().length > 0) table.memory.set('missed', true);
      return takeStep(table, { kind, nth });
    case 'tab':
      // Who turns to a tab comes back to it.
      await table.turnTo();
      await takeStep(table, { kind: 'look', nth });
      return `tab (of ${table.tabs().length})`;
    case 'deliver': {
      const calls = table.wire.open();
      const at = calls.findIndex(({ answer }) => answer !== null);
      return at < 0 ? null : takeStep(table, { kind, nth: at });
    }
    case 'push': {
      // One connection: what was said first is heard first.
      const [push] = table.wire.news();
      if (!push) return null;
      await act(async () => table.wire.tell(push));
      await settle();
      return `push ${JSON.stringify(push.data)}`;
    }
    case 'progress': {
      // Answers and news as a good network brings them.
      const said: (string | null)[] = [];
      for (const _ of table.wire.open()) said.push(await takeStep(table, { kind: 'answer', nth: 0 }));
      for (const _ of table.wire.news()) said.push(await take(table, { kind: 'push', nth: 0 }));
      return said.length > 0 ? `progress: ${said.join(', ')}` : null;
    }
    case 'move': {
      const open = Object.values(bank.state.withdrawals).filter(
        one => one.userId === userId && (one.status === 'waiting' || one.status === 'accepted'),
      );
      const one = of(open, nth);
      if (!one) return null;
      const status = of(['processed', 'accepted', 'mistaked', 'CANCELED'] as const, Math.floor(nth / 5));
      // Without its code it does not go on.
      if (one.confirmation && (status === 'processed' || status === 'accepted')) return null;
      if (status === 'processed')
        for (const made of one.steps) if (made.name !== 'confirmed') made.at ??= bank.now();
      moveWithdrawal(bank, one, status ?? 'processed');
      await settle();
      return `bank: ${one.id} ${one.status}`;
    }
    default:
      return takeStep(table, { kind, nth });
  }
}
