import { WITHDRAWAL_STATUSES, type WithdrawalStatus } from '../spec/withdrawal';
import { mapDepositStatus } from './depositStatus';

const CANCELED = /^(auto_)?cancell?ed$/i;

/** As a deposit's status, and canceled; an unknown one is accepted. */
export function mapWithdrawalStatus(raw: unknown): WithdrawalStatus {
  return typeof raw === 'string' && CANCELED.test(raw.trim()) ? 'canceled' : mapDepositStatus(raw);
}

const rankOf = (status: WithdrawalStatus): number => WITHDRAWAL_STATUSES.indexOf(status);

/** The one further on: news come late, twice and out of order, and a settled withdrawal never goes back. */
export function advanceWithdrawal(current: WithdrawalStatus, next: WithdrawalStatus): WithdrawalStatus {
  return rankOf(next) > rankOf(current) ? next : current;
}

export function isWithdrawalFinal(status: WithdrawalStatus): boolean {
  return status === 'processed' || status === 'mistaked' || status === 'canceled';
}
