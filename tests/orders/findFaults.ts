import type { Deposit } from '../../demo/sandbox/core/State';
import { stageOf } from '../../src/flows/deposit/complete/statusView';
import { pendingDeposits } from '../../src/flows/deposit/pending/keepPending';
import { findTellTales } from '../support/unit/findTellTales';
import type { Table } from './createTable';

const depositsOf = ({ bank, userId }: Table): Deposit[] =>
  Object.values(bank.state.deposits).filter(one => one.userId === userId && one.stage === 'open');

/** What must hold after each step. */
export function findFaults(table: Table): string[] {
  return [...lies(table), ...toldTwice(table), ...screenFaults(table)];
}

function lies(table: Table): string[] {
  const { cashier } = table.page();
  if (cashier.router.current().path !== '/deposit/complete') return [];
  const { transaction } = cashier;
  const stage = stageOf(transaction);
  const { depositId, requestId } = transaction;
  if (depositId === null) {
    const made = table.bank.state.intents[`${table.userId} ${requestId}`];
    return stage === 'not-created' && made !== undefined ? [`"not created", and ${made} was made`] : [];
  }
  const deposit = table.bank.state.deposits[depositId];
  if (!deposit) return [`${depositId} is unknown to the ledger`];
  const isEnd = stage === 'processed' || stage === 'mistaked';
  const isTrue =
    stage === 'processed'
      ? deposit.status === 'processed'
      : ['mistaked', 'CANCELED', 'AUTO_CANCELED'].includes(deposit.status);
  return isEnd && !isTrue ? [`said ${stage}, and it is ${deposit.status}`] : [];
}

function toldTwice(table: Table): string[] {
  const told = table
    .told()
    .flatMap(message =>
      message.messageType === 'onCreateTransaction'
        ? [String(Reflect.get(message, 'depositId') ?? Reflect.get(message, 'withdrawalId'))]
        : [],
    );
  const { deposits, withdrawals } = table.bank.state;
  return [
    ...told.filter((id, index) => told.indexOf(id) < index).map(id => `${id} is told twice`),
    ...told.filter(id => !deposits[id] && !withdrawals[id]).map(id => `${id} is told, and unknown`),
  ];
}

function screenFaults(table: Table): string[] {
  const { container, cashier, failures } = table.page();
  const path = cashier.router.current().path;
  const faults = findTellTales(container).map(text => `${path}: ${text}`);
  return [...faults, ...failures.map(error => `failed: ${String(error)}`)];
}

/** What must hold once everything that was on its way has arrived. */
export function findLeftFaults(table: Table): string[] {
  const { cashier, container } = table.page();
  const faults: string[] = [];
  const path = cashier.router.current().path;
  if (cashier.deposit.isSubmitting || cashier.withdrawal.isSubmitting) faults.push('still submitting');
  if (!container.querySelector('button:not([disabled]), a[href]')) faults.push(`${path}: nothing to press`);
  const told = new Set(
    table
      .told()
      .flatMap(message =>
        message.messageType === 'onCreateTransaction' ? [Reflect.get(message, 'depositId')] : [],
      ),
  );
  const kept = pendingDeposits(cashier);
  for (const deposit of depositsOf(table)) {
    if (!told.has(deposit.id)) faults.push(`${deposit.method} was made, and the host is not told`);
    const isOpen = deposit.status === 'waiting' || deposit.status === 'accepted';
    const isShown = cashier.transaction.depositId === deposit.id && path !== '/deposit';
    const isKept = kept.some(
      ({ depositId, requestId }) =>
        depositId === deposit.id ||
        (requestId !== null && table.bank.state.intents[`${table.userId} ${requestId}`] === deposit.id),
    );
    if (isOpen && !isShown && !isKept) faults.push(`${deposit.method} is open, and stands nowhere`);
  }
  return faults;
}
