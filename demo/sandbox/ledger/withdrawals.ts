import type { Bank } from '../core/Bank';
import type { Withdrawal, WithdrawalStatus } from '../core/State';
import { scenarioById } from '../scenarios';
import { pushedBalance } from './balanceOf';
import { holdLines, payoutLines, releaseLines } from './postings';

const NEXT: Readonly<Record<WithdrawalStatus, readonly WithdrawalStatus[]>> = {
  waiting: ['accepted', 'processed', 'mistaked', 'CANCELED'],
  accepted: ['processed', 'mistaked', 'CANCELED'],
  processed: [],
  mistaked: [],
  CANCELED: [],
};

type Opening = Pick<Withdrawal, 'userId' | 'method' | 'currency' | 'minor' | 'accountType'> &
  Partial<Withdrawal>;

/** Holds the money first: throws LedgerError where there is not enough. */
export function openWithdrawal(bank: Bank, opening: Opening): Withdrawal {
  const id = bank.newId('wd');
  bank.ledger.post(`hold ${id}`, holdLines(opening.userId, opening.currency, opening.minor));
  const names = ['created', ...(opening.confirmation ? ['confirmed'] : []), 'review', 'sent', 'processed'];
  const withdrawal: Withdrawal = {
    id,
    status: 'waiting',
    created: bank.now(),
    steps: names.map(name => (name === 'created' ? { name, at: bank.now() } : { name })),
    ...opening,
  };
  bank.state.withdrawals[id] = withdrawal;
  bank.changed();
  pushWithdrawal(bank, withdrawal);
  return withdrawal;
}

export function isPending(withdrawal: Withdrawal): boolean {
  return NEXT[withdrawal.status].length > 0;
}

export function isCancellable(withdrawal: Withdrawal): boolean {
  return (
    isPending(withdrawal) && !withdrawal.steps.some(step => step.name === 'sent' && step.at !== undefined)
  );
}

function markStep(bank: Bank, withdrawal: Withdrawal, name: string): void {
  const step = withdrawal.steps.find(one => one.name === name);
  if (step) step.at ??= bank.now();
}

export function moveWithdrawal(
  bank: Bank,
  withdrawal: Withdrawal,
  status: WithdrawalStatus,
  message?: string,
): boolean {
  if (!NEXT[withdrawal.status].includes(status)) return false;
  const { userId, currency, minor, id } = withdrawal;
  if (status === 'processed') bank.ledger.post(`payout ${id}`, payoutLines(userId, currency, minor));
  if (status === 'mistaked' || status === 'CANCELED') {
    bank.ledger.post(`release ${id}`, releaseLines(userId, currency, minor));
  }
  withdrawal.status = status;
  if (message !== undefined) withdrawal.message = message;
  bank.changed();
  pushWithdrawal(bank, withdrawal);
  return true;
}

function pushWithdrawal(bank: Bank, withdrawal: Withdrawal): void {
  const { userId, currency } = withdrawal;
  const data = {
    withdrawalId: withdrawal.id,
    status: withdrawal.status,
    balance: pushedBalance(bank, userId, currency),
    ...(withdrawal.message ? { message: withdrawal.message } : {}),
  };
  bank.scheduler.after(0, () => bank.push(userId, { type: 'withdrawal.status', data }));
}

const REJECTED = 'The bank rejected the payout. The money is back on the balance.';

/** review → sent → processed, one delay each; a rejected one ends after review. */
export function startWithdrawal(bank: Bank, withdrawal: Withdrawal): void {
  const outcome = scenarioById(withdrawal.scenario)?.outcome;
  const step = (run: () => void): void =>
    bank.scheduler.after(bank.delays.withdrawalStepMs, () => {
      if (isPending(withdrawal)) run();
    });
  const finish = (): void => {
    markStep(bank, withdrawal, 'processed');
    moveWithdrawal(bank, withdrawal, 'processed');
  };
  if (outcome === 'stays-waiting') return;
  if (outcome === 'instant') {
    for (const name of ['review', 'sent']) markStep(bank, withdrawal, name);
    finish();
    return;
  }
  step(() => {
    markStep(bank, withdrawal, 'review');
    moveWithdrawal(bank, withdrawal, 'accepted');
    if (outcome === 'stays-accepted') return;
    step(() => {
      if (outcome === 'declined') {
        moveWithdrawal(bank, withdrawal, 'mistaked', REJECTED);
        return;
      }
      markStep(bank, withdrawal, 'sent');
      bank.changed();
      step(finish);
    });
  });
}

export function confirmWithdrawal(bank: Bank, withdrawal: Withdrawal): void {
  delete withdrawal.confirmation;
  markStep(bank, withdrawal, 'confirmed');
  startWithdrawal(bank, withdrawal);
  bank.changed();
}

/** After a restart: goes on from the first step. */
export function resumeWithdrawals(bank: Bank): void {
  for (const withdrawal of Object.values(bank.state.withdrawals)) {
    if (isPending(withdrawal) && !withdrawal.confirmation) startWithdrawal(bank, withdrawal);
  }
}
