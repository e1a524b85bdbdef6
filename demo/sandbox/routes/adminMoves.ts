import { ownOf } from '../core/json';
import type { WithdrawalStatus } from '../core/State';
import { isDepositStatus } from '../ledger/depositStatus';
import { acceptDeposit, moveDeposit } from '../ledger/deposits';
import { moveWithdrawal } from '../ledger/withdrawals';
import { type AdminCall, type AdminResult, wrong } from './AdminCommand';

const unknown: AdminResult = { status: 404, body: { message: 'No such id' } };
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const cannot = (from: string, to: string): AdminResult => ({
  status: 409,
  body: { message: `What is ${from} cannot become ${to}` },
});

/** PAYED goes on to processed by itself; any other status is set and stays. */
export function setDeposit({ bank, id, body }: AdminCall): AdminResult {
  const deposit = ownOf(bank.state.deposits, id);
  const { status } = body;
  if (!deposit) return unknown;
  deposit.txid = textOf(body['txid']) ?? deposit.txid;
  if (status === 'PAYED') {
    if (deposit.status !== 'waiting') return cannot(deposit.status, status);
    acceptDeposit(bank, deposit);
    return { body: deposit };
  }
  if (!isDepositStatus(status)) return wrong('status is missing or unknown');
  const isMoved = moveDeposit(bank, deposit, status, textOf(body['message']));
  return isMoved ? { body: deposit } : cannot(deposit.status, status);
}

const WITHDRAWAL_STATUSES: readonly WithdrawalStatus[] = ['accepted', 'processed', 'mistaked', 'CANCELED'];

export function setWithdrawal({ bank, id, body }: AdminCall): AdminResult {
  const withdrawal = ownOf(bank.state.withdrawals, id);
  const status = WITHDRAWAL_STATUSES.find(one => one === body['status']);
  if (!withdrawal) return unknown;
  if (!status) return wrong(`status is one of ${WITHDRAWAL_STATUSES.join(', ')}`);
  const isMoved = moveWithdrawal(bank, withdrawal, status, textOf(body['message']));
  return isMoved ? { body: withdrawal } : cannot(withdrawal.status, status);
}
