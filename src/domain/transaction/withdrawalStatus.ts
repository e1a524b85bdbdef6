import { WITHDRAWAL_STATUSES, type WithdrawalStatus } from '../../spec/withdrawal';
import { isKnownStatus, mapDepositStatus } from './depositStatus';
import { p2pOutcomeOf } from './p2pOutcomeOf';

/**
 * Like a deposit's status, with canceled added. An unknown one is waiting: accepted would promise that the
 * money is sent next.
 */
export function mapWithdrawalStatus(raw: unknown): WithdrawalStatus {
  if (p2pOutcomeOf(raw) === 'canceled') return 'canceled';
  return isKnownStatus(raw) ? mapDepositStatus(raw) : 'waiting';
}

const rankOf = (status: WithdrawalStatus): number => WITHDRAWAL_STATUSES.indexOf(status);

/** The status that ranks higher: news come late, twice and out of order, and a settled withdrawal never goes back. */
export function advanceWithdrawal(current: WithdrawalStatus, next: WithdrawalStatus): WithdrawalStatus {
  return rankOf(next) > rankOf(current) ? next : current;
}

export function isWithdrawalFinal(status: WithdrawalStatus): boolean {
  return status === 'processed' || status === 'mistaked' || status === 'canceled';
}
