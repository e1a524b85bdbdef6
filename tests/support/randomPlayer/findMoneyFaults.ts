import type { Locator } from 'playwright/test';
import type { Bank } from '../../../demo/sandbox/core/Bank';
import { toMajor } from '../../../demo/sandbox/core/money';
import { isFinal } from '../../../demo/sandbox/ledger/depositStatus';
import type { CashierSnapshot } from '../../../src/host/CashierSnapshot';
import type { RecordedEvent } from '../mountCashier';

/** Titles that promise something, and the states of the ledger in which they are true. */
const PROMISES: Readonly<Record<string, readonly string[]>> = {
  'status.processed.title': ['processed'],
  'status.mistaked.title': ['mistaked', 'CANCELED', 'AUTO_CANCELED'],
  'status.notCreated.title': [],
  'withdrawal.status.processed.title': ['processed'],
  'withdrawal.status.mistaked.title': ['mistaked', 'CANCELED'],
  'withdrawal.status.canceled.title': ['CANCELED'],
  'withdrawal.status.notCreated.title': [],
};

export interface MoneyView {
  bank: Bank;
  userId: string;
  widget: Locator;
  /** The texts of the locale on screen. */
  texts: Readonly<Record<string, string>>;
}

/** Where the status on screen is not the ledger's. `isSettled`: nothing is on its way any more. */
export async function findMoneyFaults(view: MoneyView, isSettled = false): Promise<string[]> {
  const { bank, widget, texts } = view;
  const { snapshot, title } = await widget.evaluate(element => ({
    snapshot: Reflect.get(element, 'state') as CashierSnapshot | null,
    title: element.shadowRoot?.querySelector('[part~=status] [data-heading]')?.textContent ?? '',
  }));
  if (!snapshot?.route.endsWith('/complete')) return [];
  const { depositId, withdrawalId, amount, currency } = snapshot;
  const id = depositId ?? withdrawalId;
  const promise = Object.keys(PROMISES).find(key => title === texts[key] || title === texts[`sweep.${key}`]);
  const made = bank.state.deposits[id ?? ''] ?? bank.state.withdrawals[id ?? ''];
  if (id === null) return promise && isMadeAfterAll(view) ? [`"${title}", and it was made`] : [];
  if (!made) return [`${id} is unknown to the ledger`];
  const faults: string[] = [];
  const major = toMajor(made.minor, made.currency);
  const isTrue = PROMISES[promise ?? '']?.includes(made.status);
  if (promise && !isTrue) faults.push(`"${title}", and ${made.method} is ${made.status}`);
  if (isSettled && isFinal(made.status) && !promise)
    faults.push(`"${title}" still, and ${made.method} is ${made.status}`);
  if (made.scenario !== 'wrong-amount' && (amount !== major || currency !== made.currency))
    faults.push(`${amount} ${currency}, and the ledger has ${major} ${made.currency}`);
  return faults;
}

/** What the last creating call was for exists. */
function isMadeAfterAll({ bank, userId }: MoneyView): boolean {
  const last = bank.requests.filter(line => line.userId === userId && line.requestId).at(-1);
  return bank.state.intents[`${userId} ${last?.requestId}`] !== undefined;
}

/** The host is told once of each, and of nothing that is not there. */
export function findEventFaults({ bank }: MoneyView, events: readonly RecordedEvent[]): string[] {
  const told = events
    .filter(({ type }) => type === 'create-transaction')
    .map(({ detail }) => String(detail?.['depositId'] ?? detail?.['withdrawalId']));
  const twice = told.filter((id, index) => told.indexOf(id) < index);
  const unknown = told.filter(id => !bank.state.deposits[id] && !bank.state.withdrawals[id]);
  return [...twice.map(id => `${id} is told twice`), ...unknown.map(id => `${id} is told, and unknown`)];
}
