import { toMajor } from '../../demo/sandbox/core/money';
import type { Deposit } from '../../demo/sandbox/core/State';
import { isFinal } from '../../demo/sandbox/ledger/depositStatus';
import { DEPOSIT_VIEWS, depositStage } from '../../src/flows/deposit/complete/depositView';
import { pendingDeposits } from '../../src/flows/deposit/pending/pendingList';
import type { Page, Table } from './createTable';
import type { SentCall } from './createWire';
import { findFileFaults } from './findFileFaults';
import { findPageFaults } from './findPageFaults';
import { findPayeeFaults } from './findPayeeFaults';
import { findSumFaults, isOfDeposit } from './findSumFaults';
import { findWindowFaults } from './findWindowFaults';
import { memoryOf } from './memoryOf';

const isOver = ({ status }: Deposit): boolean => isFinal(status);
const depositsOf = ({ bank, userId }: Table): Deposit[] =>
  Object.values(bank.state.deposits).filter(one => one.userId === userId && one.stage === 'open');
const madeOf = ({ bank, userId }: Table, requestId: string | null): string | undefined =>
  bank.state.intents[`${userId} ${requestId}`];
const isComplete = ({ cashier }: Page): boolean => cashier.router.current().path === '/deposit/complete';

/** What the rules remember. */
const memoryAt = memoryOf(() => ({
  /** How many payments the host was told of. */
  told: 0,
  /** What the player has read of the snackbar. */
  read: new Set<string>(),
  /** Of which deposits they have read how they ended. */
  ends: new Set<string>(),
  /** The screen before, and whether the focus was on it. */
  shown: null as { page: Page; key: number; hasFocus: boolean } | null,
}));

/** What must hold after each step, on every page that is open. */
export function findFaults(table: Table): string[] {
  return [
    ...table.tabs().flatMap(page => {
      noteEnds(table, page);
      return [
        ...lies(table, page),
        ...findSumFaults(table, page),
        ...findPayeeFaults(table, page),
        ...findPageFaults(table, page),
      ];
    }),
    ...toldWrong(table),
    ...madeTwice(table.wire.sent),
    ...findWindowFaults(table),
    ...findFileFaults(table),
    ...wrongAdvice(table),
    ...lostFocus(table),
  ];
}

function lies(table: Table, page: Page): string[] {
  if (!isComplete(page)) return [];
  const { transaction, translator } = page.cashier;
  const stage = depositStage(transaction);
  const { depositId, requestId } = transaction;
  const title = translator.t(DEPOSIT_VIEWS[stage].title as 'status.waiting.title');
  const shown = page.container.querySelector('[part~=status]')?.textContent;
  const isOnItsWay = shown === undefined && table.files.open().length > 0;
  const faults =
    isOnItsWay || shown?.includes(title) ? [] : [`it is ${stage}, and the screen says "${shown}"`];
  if (depositId === null) {
    const made = madeOf(table, requestId);
    // One sent again with the same id is asked for at once, and has nothing to pay before its fields are filled in.
    const isPayable = table.bank.state.deposits[made ?? '']?.stage === 'open';
    const isAsked = table.wire
      .open()
      .some(({ path, data }) => path === 'deposit-status' && data['requestId'] === requestId);
    return stage === 'not-created' && isPayable && !isAsked
      ? [...faults, `"not created", and ${made} was made`]
      : faults;
  }
  const deposit = table.bank.state.deposits[depositId];
  if (!deposit) return [...faults, `${depositId} is unknown to the ledger`];
  const isEnd = stage === 'processed' || stage === 'mistaked';
  const isTrue = stage === 'processed' ? deposit.status === 'processed' : isOver(deposit);
  return isEnd && !isTrue ? [...faults, `said ${stage}, and it is ${deposit.status}`] : faults;
}

/** Each payment once, as the ledger has it at that moment, and only real ones. */
function toldWrong(table: Table): string[] {
  const memory = memoryAt(table);
  const known = memory.told;
  const told = table.told().flatMap(message => {
    if (message.messageType !== 'onCreateTransaction') return [];
    const { depositId, withdrawalId, amount, currency, paymentMethod } = message;
    return [{ id: String(depositId ?? withdrawalId), amount, currency, paymentMethod }];
  });
  memory.told = told.length;
  const { deposits, withdrawals } = table.bank.state;
  return told.flatMap(({ id, amount, currency, paymentMethod }, index) => {
    if (index < known) return [];
    const made = deposits[id] ?? withdrawals[id];
    if (!made) return [`${id} is told, and unknown`];
    if (!table.browser.isForgetful && told.findIndex(one => one.id === id) < index)
      return [`${id} is told twice`];
    const isSum = made.minor === 0 || made.scenario === 'wrong-amount';
    const isRight = isSum || (amount === toMajor(made.minor, made.currency) && currency === made.currency);
    return isRight && made.method === paymentMethod
      ? []
      : [`${id} is told as ${amount} ${currency} by ${paymentMethod}`];
  });
}

/** What makes two intents one: everything but the ids, and what may change of itself. */
export const contentOf = ({ path, data }: SentCall): string =>
  JSON.stringify([path, { ...data, requestId: null, paymentSessionId: null, metadata: null }]);

/** The same thing with another id, while nobody could say what the first had made. */
function madeTwice(sent: readonly SentCall[]): string[] {
  const creates = sent.filter(
    ({ path, data }) => path === 'deposit-create' && data['depositId'] === undefined,
  );
  return creates.flatMap((later, index) => {
    const earlier = creates
      .slice(0, index)
      .filter(one => one.page === later.page && contentOf(one) === contentOf(later))
      .at(-1);
    if (!earlier || earlier.data['requestId'] === later.data['requestId']) return [];
    // A refusal tells of the first call of an id alone: of one that was lost before, it says nothing.
    const ends = creates.flatMap(({ data, end }) =>
      data['requestId'] === earlier.data['requestId'] ? [end ?? 0] : [],
    );
    const [first = 0] = ends;
    const isUnknown = (first === 0 || first >= 500) && ends.every(end => end < 200 || end >= 300);
    const isAsked = sent.some(
      ({ path, data, end }) =>
        path === 'deposit-status' &&
        data['requestId'] === earlier.data['requestId'] &&
        (end === 200 || end === 404),
    );
    return isUnknown && !isAsked ? [`sent again with another id, and the first is unknown`] : [];
  });
}

/** Nobody is told to try again, or another way, while their deposit stands at the bank. */
function wrongAdvice(table: Table): string[] {
  const { wire } = table;
  const { read } = memoryAt(table);
  const { cashier } = table.page();
  const advice = cashier.translator.t('common.errors.generic');
  const keyOf = ({ id }: { id: number }) => `${id} ${cashier.handle.startedAt}`;
  const fresh = cashier.notifications.list.filter(one => !read.has(keyOf(one)));
  for (const one of fresh) read.add(keyOf(one));
  const last = wire.sent.filter(({ path }) => path.startsWith('deposit-create')).at(-1);
  const made = madeOf(table, String(last?.data['requestId']));
  const deposit = table.bank.state.deposits[made ?? ''];
  const isOpen = deposit && deposit.stage === 'open' && !isOver(deposit);
  return isOpen && fresh.some(({ content }) => content === advice)
    ? [`"${fresh[0]?.content}", and ${made} stands`]
    : [];
}

/** The focus is on the screen after a way to it, and stays there whatever is taken from under it. */
function lostFocus(table: Table): string[] {
  const page = table.page();
  const { key, path } = page.cashier.router.current();
  const { activeElement } = page.root;
  const hasFocus = page.container.contains(activeElement);
  const memory = memoryAt(table);
  const before = memory.shown;
  // Its screen is still on its way.
  if (!hasFocus && page.container.querySelector('.skeleton') && !page.container.querySelector('h1'))
    return [];
  memory.shown = { page, key, hasFocus };
  // One window has one focus.
  if (hasFocus || before?.page !== page || table.tabs().length > 1) return [];
  return before.key !== key || before.hasFocus ? [`${path}: the focus is on ${activeElement?.tagName}`] : [];
}

/** Of which deposits the player has read how they ended. */
function noteEnds(table: Table, page: Page): void {
  const { transaction, router, translator } = page.cashier;
  const { ends } = memoryAt(table);
  const stage = depositStage(transaction);
  if (isComplete(page) && (stage === 'processed' || stage === 'mistaked'))
    ends.add(transaction.depositId ?? '');
  // The list of open deposits, also where its methods did not come.
  if (!['/deposit', '/error'].includes(router.current().path)) return;
  const text = page.container.textContent ?? '';
  const says = (id: 'status.processed.title' | 'status.mistaked.title') => text.includes(translator.t(id));
  if (!says('status.processed.title') && !says('status.mistaked.title')) return;
  for (const { depositId, requestId } of pendingDeposits(page.cashier)) {
    const id = depositId ?? madeOf(table, requestId) ?? '';
    const deposit = table.bank.state.deposits[id];
    if (deposit && isOver(deposit)) ends.add(id);
  }
}

/** What must hold once everything that was on its way has arrived. */
export function findLeftFaults(table: Table): string[] {
  return [
    ...table.tabs().flatMap(page => leftOn(table, page)),
    ...(table.browser.isForgetful ? [] : leftDeposits(table)),
    ...askedTooOften(table),
  ];
}

/** A page that waits for nothing has an end, and a way on. */
export function findStuckFaults({ cashier, container }: Page): string[] {
  const { path } = cashier.router.current();
  const faults: string[] = [];
  if (cashier.deposit.isSubmitting || cashier.withdrawal.isSubmitting) faults.push('still submitting');
  if (!container.querySelector('button:not([disabled]), a[href]')) faults.push(`${path}: nothing to press`);
  if (container.querySelector('[aria-busy=true], .bone')) faults.push(`${path}: still busy`);
  return faults;
}

function leftOn({ bank }: Table, page: Page): string[] {
  const { cashier } = page;
  const { path } = cashier.router.current();
  const faults = findStuckFaults(page);
  const deposit = bank.state.deposits[cashier.transaction.depositId ?? ''];
  if (deposit && isOfDeposit(cashier) && isOver(deposit)) {
    const stage = depositStage(cashier.transaction);
    if (path !== '/deposit/complete') faults.push(`${path}, and it is ${deposit.status}`);
    else if (stage !== 'processed' && stage !== 'mistaked')
      faults.push(`${path} says ${stage}, and it is ${deposit.status}`);
  }
  return faults;
}

function leftDeposits(table: Table): string[] {
  const faults: string[] = [];
  const told = new Set(
    table
      .told()
      .flatMap(message => (message.messageType === 'onCreateTransaction' ? [message.depositId] : [])),
  );
  const { cashier } = table.page();
  const { ends } = memoryAt(table);
  const kept = new Set(
    pendingDeposits(cashier).map(({ depositId, requestId }) => depositId ?? madeOf(table, requestId)),
  );
  for (const deposit of depositsOf(table)) {
    const { id, method } = deposit;
    // Of one that the list has not found yet, its next visit tells.
    if (!told.has(id) && !kept.has(id)) faults.push(`${method} was made, and the host is not told`);
    const isShown = table
      .tabs()
      .some(page => page.cashier.transaction.depositId === id && isOfDeposit(page.cashier));
    if (isOver(deposit)) {
      if (!ends.has(id) && !kept.has(id)) faults.push(`${method} ${deposit.status}, and nobody was told`);
    } else if (!isShown && !kept.has(id)) faults.push(`${method} is open, and stands nowhere`);
  }
  return faults;
}

const LAST_MS = 120_000;
const MOST_CALLS = 80;

/** When nothing happens any more, little is asked. */
function askedTooOften({ wire, clocks }: Table): string[] {
  const late = wire.sent.filter(({ at }) => at > clocks.felt() - LAST_MS).length;
  return late > MOST_CALLS ? [`${late} calls in the last two minutes`] : [];
}
