import { toMajor } from '../../demo/sandbox/core/money';
import type { Deposit } from '../../demo/sandbox/core/State';
import { isFinal } from '../../demo/sandbox/ledger/depositStatus';
import {
  type PendingDeposit,
  pendingDeposits,
  storedDeposits,
} from '../../src/flows/deposit/pending/pendingList';
import { p2pOf } from '../../src/methods/p2p/p2pOf';
import { P2P_PATHS } from '../../src/methods/p2p/p2pPaths';
import { balancesTold } from './balancesTold';
import { unknowing } from './bends';
import type { Page, Table } from './createTable';
import { findFaults, findStuckFaults } from './findFaults';
import { isChangedElsewhere } from './findSumFaults';
import { p2pDeposits, seenAt } from './watchTable';

const SCREENS: readonly string[] = [P2P_PATHS.invoice, P2P_PATHS.unifiedForm, P2P_PATHS.instruction];
const MOST_CALLS_A_MINUTE = 40;
const MINUTE_MS = 60_000;
const isOpen = ({ status }: Deposit): boolean => !isFinal(status);
const digits = (text: string | null | undefined): string => (text ?? '').replace(/\D/g, '');

/** What must hold after each event. */
export function findP2PFaults(table: Table): string[] {
  note(table);
  return [
    ...findFaults(table),
    ...table
      .tabs()
      .flatMap(page => [
        ...invoiceFaults(table, page),
        ...sumFaults(table, page),
        ...cancelFaults(table, page),
        ...stateFaults(table, page),
        ...balanceFaults(table, page),
      ]),
    ...twiceFaults(table),
    ...stormFaults(table),
  ];
}

function note(table: Table): void {
  const seen = seenAt(table);
  // Until it is open, its sum is what was last asked for, also where it has ended meanwhile.
  for (const { id, minor, status, stage } of Object.values(table.bank.state.deposits))
    if (status === 'waiting' || stage === 'fields' || !seen.asked.has(id)) seen.asked.set(id, minor);
  for (const { cashier } of table.tabs()) {
    const { invoice } = p2pOf(cashier);
    if (invoice && SCREENS.includes(cashier.router.current().path)) seen.shown.add(invoice.depositId);
  }
}

/** Whom to pay, how much and until when belongs to the deposit that the screen is about. */
function invoiceFaults(table: Table, page: Page): string[] {
  const { cashier, container } = page;
  const { clocks } = table;
  const { path } = cashier.router.current();
  if (!SCREENS.includes(path)) return [];
  const { invoice } = p2pOf(cashier);
  const { transaction } = cashier;
  if (!invoice) return [`${path}: no invoice`];
  const deposit = table.bank.state.deposits[invoice.depositId];
  if (!deposit?.p2p) return [`${path}: ${invoice.depositId} is no P2P deposit`];
  const faults: string[] = [];
  const { p2p } = deposit;
  if (deposit.userId !== table.userId) faults.push(`${path}: another player's ${deposit.id}`);
  if (transaction.depositId !== deposit.id)
    faults.push(`${path}: ${deposit.id} over ${transaction.depositId}`);
  if (transaction.paymentMethod !== deposit.method)
    faults.push(`${path}: ${deposit.method} is called ${transaction.paymentMethod}`);
  const { aheadMs = 0 } = table.setting;
  const deadlineMs = deposit.created - aheadMs + p2p.timeoutMinutes * MINUTE_MS;
  // By a clock that is not the bank's it is between the press and the creation; after a reload between two rounds the
  // bank's own clock is all that is known.
  const wayMs = aheadMs === 0 ? 0 : deposit.created - aheadMs - askedAtMs(table, deposit.id);
  const overMs = invoice.deadlineMs - deadlineMs;
  if (!clocks.isSet && (overMs > 0 || (overMs < -wayMs && overMs !== aheadMs)))
    faults.push(`${path}: ${overMs} ms too many`);
  if (invoice.card && invoice.card.phone !== p2p.card.phone) faults.push(`${path}: another phone`);
  if (invoice.card && JSON.stringify(invoice.card.encoded) !== JSON.stringify(p2p.card.encoded))
    faults.push(`${path}: another card`);
  const sum = toMajor(seenAt(table).asked.get(deposit.id) ?? 0, deposit.currency);
  if (invoice.amount !== sum || invoice.currency !== deposit.currency)
    faults.push(`${path}: ${invoice.amount} in place of ${sum}`);
  const shown = container.querySelector('.sum')?.textContent;
  if (shown && digits(shown) !== String(sum)) faults.push(`${path}: ${shown} in place of ${sum}`);
  const text = container.textContent ?? '';
  // Nobody knows how much of a time has passed whose clock was set meanwhile: never more than all of it.
  const nowMs = clocks.isSet ? clocks.felt() : clocks.world();
  const isOver = nowMs > deadlineMs + clocks.felt() - clocks.world();
  const isClear = clocks.isSet ? isOver && !clocks.isSetBack : Math.abs(nowMs - deadlineMs) > 1_000 + wayMs;
  if (isClear && path === P2P_PATHS.invoice && p2p.card.phone && text.includes(p2p.card.phone) === isOver)
    faults.push(`${path}: ${isOver ? 'pays after the time' : 'nobody to pay to'}`);
  return faults;
}

/** What stands on the way on and in the list is what was asked for. */
function sumFaults(table: Table, page: Page): string[] {
  const { cashier } = page;
  const { asked } = seenAt(table);
  const { transaction } = cashier;
  return [transaction, ...pendingDeposits(cashier)].flatMap(
    ({ depositId, amount, currency, paymentMethod }) => {
      const deposit = depositId === null ? undefined : table.bank.state.deposits[depositId];
      if (!deposit || isChangedElsewhere(table, deposit, cashier)) return [];
      const sum = toMajor(asked.get(deposit.id) ?? deposit.minor, deposit.currency);
      const isSame = amount === sum && currency === deposit.currency && paymentMethod === deposit.method;
      return isSame
        ? []
        : [`${amount} ${currency} by ${paymentMethod}: ${sum} ${deposit.currency} by ${deposit.method}`];
    },
  );
}

/** What the player was shown is closed at their wish alone, and said to be closed when it is. */
function cancelFaults(table: Table, page: Page): string[] {
  const { shown, cancelled } = seenAt(table);
  const { notifications, translator } = page.cashier;
  const faults = p2pDeposits(table)
    .filter(({ id, status }) => status === 'CANCELED' && shown.has(id) && !cancelled.has(id))
    .map(({ id }) => `${id} was shown, and is cancelled by the widget`);
  const isSaid = notifications.list.some(({ content }) => content === translator.t('p2p.cancelled'));
  // What is said is said of the last one.
  const last = table.wire.sent.filter(({ path }) => path === 'deposit-cancel').at(-1)?.data['depositId'];
  const left = p2pDeposits(table).filter(
    one => one.id === last && cancelled.has(one.id) && shown.has(one.id) && isOpen(one),
  );
  if (isSaid && left.length > 0) faults.push(`said to be cancelled: ${left.map(({ id }) => id).join()}`);
  return faults;
}

/** The request that has made it. */
function requestOf({ bank }: Table, id: string): string {
  const { intents } = bank.state;
  return (
    Object.keys(intents)
      .find(key => intents[key] === id)
      ?.split(' ')
      .at(-1) ?? ''
  );
}

/** When it was first asked for. */
function askedAtMs(table: Table, id: string): number {
  const { intents } = table.bank.state;
  const requests = Object.keys(intents).filter(key => intents[key] === id);
  const made = table.wire.sent.filter(({ data }) =>
    requests.some(key => key.endsWith(` ${data['requestId']}`)),
  );
  return Math.min(...made.map(({ at }) => at));
}

/** A deposit that may be paid twice: made once more while the first was not seen, not refused and not cancelled. */
function twiceFaults(table: Table): string[] {
  const { cancelled, shown } = seenAt(table);
  const { sent } = table.wire;
  // What such a bank denies is never shown either.
  const isCalledOff = (requestId: string): boolean =>
    table.setting.bend === unknowing ||
    sent.some(({ path, data }) => path === 'deposit-cancel' && data['requestId'] === requestId);
  // One that came to the bank after its cancel was refused, and was never shown, nobody can pay.
  const open = p2pDeposits(table).filter(
    one =>
      one.status === 'waiting' &&
      one.stage === 'open' &&
      !cancelled.has(one.id) &&
      (shown.has(one.id) || !isCalledOff(requestOf(table, one.id))),
  );
  // A form that was open in another tab all the while knows of none but its own.
  const pageOf = ({ id }: Deposit) =>
    table.setting.weights?.['tab']
      ? sent.find(({ data }) => data['requestId'] === requestOf(table, id))?.page
      : 0;
  return open
    .filter((one, index) =>
      open.some((other, at) => at < index && other.method === one.method && pageOf(other) === pageOf(one)),
    )
    .filter(one => shown.has(one.id))
    .map(one => `${one.id} is a second ${one.method}`);
}

/** What hosts read is what the player sees. */
function stateFaults(table: Table, page: Page): string[] {
  const { mirrors, asked } = seenAt(table);
  const { cashier } = page;
  const state = mirrors.get(cashier)?.state();
  if (!state) return ['no state'];
  const { path } = cashier.router.current();
  const faults: string[] = [];
  if (state.route !== path) faults.push(`state: ${state.route} at ${path}`);
  const deposit = state.depositId === null ? undefined : table.bank.state.deposits[state.depositId];
  if (state.depositId !== null && !deposit) faults.push(`state: ${state.depositId} is unknown`);
  if (!deposit) return faults;
  const sum = toMajor(asked.get(deposit.id) ?? deposit.minor, deposit.currency);
  // A form that stands open keeps its own sum, whatever another tab has sent.
  const isOwn =
    (path === P2P_PATHS.base && Boolean(table.setting.weights?.['tab'])) ||
    isChangedElsewhere(table, deposit, cashier);
  if (!isOwn && state.amount !== null && state.amount !== sum)
    faults.push(`state: ${state.amount} in place of ${sum}`);
  if (state.paymentMethod !== deposit.method)
    faults.push(`state: ${state.paymentMethod} in place of ${deposit.method}`);
  if (state.status === 'processed' && deposit.status !== 'processed') faults.push(`state: processed`);
  if (SCREENS.includes(path) && state.depositId !== cashier.transaction.depositId)
    faults.push(`state: ${state.depositId} at ${cashier.transaction.depositId}`);
  return faults;
}

/** A balance is one that the bank or the host has said, of this player. */
function balanceFaults(table: Table, page: Page): string[] {
  const { userId, kind } = table;
  const { balance } = page.cashier.user;
  if (!balance) return [];
  const said = balancesTold(table, id => id === userId);
  const isSaid = said.includes(balance.amount) || seenAt(table).balances.has(balance.amount);
  return isSaid ? [] : [`${balance.amount} is nobody's balance over ${kind}`];
}

function stormFaults(table: Table): string[] {
  const seen = seenAt(table);
  const minutes = (table.clocks.felt() - seen.at) / MINUTE_MS;
  const calls = table.wire.sent.slice(seen.calls);
  Object.assign(seen, { at: table.clocks.felt(), calls: table.wire.sent.length });
  if (minutes < 0.5 || calls.length / minutes < MOST_CALLS_A_MINUTE) return [];
  return [`${calls.length} calls in ${minutes} min: ${[...new Set(calls.map(({ path }) => path))].join()}`];
}

/** What must hold once everything that was on its way has arrived. */
export function findP2PLeftFaults(table: Table): string[] {
  const { cashier } = table.page();
  const { shown, cancelled } = seenAt(table);
  const faults = table.tabs().flatMap(findStuckFaults);
  if (table.tabs().some(page => p2pOf(page.cashier).creation)) faults.push('still creating');
  if (table.browser.isForgetful) return faults;
  const told = table
    .told()
    .flatMap(message => (message.messageType === 'onCreateTransaction' ? [message.depositId] : []));
  const stored = storedDeposits(cashier);
  const kept = pendingDeposits(cashier);
  const isOf = (one: PendingDeposit, { id }: Deposit): boolean =>
    one.depositId === id || one.requestId === requestOf(table, id);
  for (const deposit of p2pDeposits(table)) {
    const { id } = deposit;
    const wasHeard = shown.has(id);
    const requestId = requestOf(table, id);
    const isShown = table
      .tabs()
      .some(
        page =>
          page.cashier.transaction.depositId === id && page.cashier.router.current().path !== '/deposit',
      );
    const isKept = kept.some(one => isOf(one, deposit));
    const times = told.filter(one => one === id).length;
    if (times > 1 || (wasHeard && times === 0))
      faults.push(`${id} was shown, and the host is told ${times} times`);
    if (wasHeard && isOpen(deposit) && !isShown && !isKept) faults.push(`${id} is open, and stands nowhere`);
    // Where the cancel is lost, the next page leads to it.
    const isOrphan = cancelled.has(requestId) && !shown.has(id) && isOpen(deposit) && !isShown;
    if (isOrphan && !stored.some(one => isOf(one, deposit))) faults.push(`${id} is an orphan`);
  }
  return faults;
}
