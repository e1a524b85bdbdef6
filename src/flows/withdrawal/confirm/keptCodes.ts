import { isRecord } from '../../../lib/isRecord';
import type { Cashier } from '../../../state/Cashier';
import { createKeptList } from '../../../state/createKeptList';
import type { WithdrawalCode } from '../../../state/createWithdrawalState';

const MOST_KEPT = 20;

interface KeptCode extends WithdrawalCode {
  withdrawalId: string;
  /** No code is accepted any more, as in `Withdrawal`. */
  isCodeOver?: boolean;
  /** The code is awaited no more: it was entered, or the withdrawal has gone on without it. */
  isClosed?: boolean;
}

const isKeptCode = (value: unknown): value is KeptCode =>
  isRecord(value) &&
  typeof value.withdrawalId === 'string' &&
  typeof value.length === 'number' &&
  typeof value.resendAt === 'number';

const codes = createKeptList('codes', {
  isKept: isKeptCode,
  isSame: (kept, { withdrawalId }: Pick<KeptCode, 'withdrawalId'>) => kept.withdrawalId === withdrawalId,
  most: MOST_KEPT,
});

/**
 * WD-02: stores that a code is awaited: a bank that sends no steps says so only once, when it creates the
 * withdrawal.
 */
export function keepCode(cashier: Cashier, withdrawalId: string, code: WithdrawalCode): void {
  codes.put(cashier, { withdrawalId, ...code });
}

/** Stores that no code of it is accepted any more, as only the refusal of the last one has said. */
export function endCode(cashier: Cashier, withdrawalId: string): void {
  codes.put(cashier, { withdrawalId, length: 0, resendAt: 0, isCodeOver: true });
}

const find = (cashier: Cashier, withdrawalId: string): KeptCode | undefined =>
  codes.read(cashier).find(one => one.withdrawalId === withdrawalId);

export const isCodeOver = (cashier: Cashier, withdrawalId: string): boolean =>
  find(cashier, withdrawalId)?.isCodeOver === true;

export function keptCode(cashier: Cashier, withdrawalId: string): WithdrawalCode | null {
  const kept = find(cashier, withdrawalId);
  return kept && !kept.isCodeOver && !kept.isClosed ? kept : null;
}

/** A withdrawal whose creating answer was lost is found: it may have asked for a code. */
export function keepMaybeCode(cashier: Cashier, withdrawalId: string): WithdrawalCode {
  const code = keptCode(cashier, withdrawalId) ?? { length: 0, resendAt: 0, isMaybe: true };
  keepCode(cashier, withdrawalId, code);
  return code;
}

/** Call it when the code is awaited no more: other tabs learn it from what is stored (`isCodeClosed`). */
export function closeCode(cashier: Cashier, withdrawalId: string): void {
  if (find(cashier, withdrawalId))
    codes.put(cashier, { withdrawalId, length: 0, resendAt: 0, isClosed: true });
}

export const isCodeClosed = (cashier: Cashier, withdrawalId: string): boolean =>
  find(cashier, withdrawalId)?.isClosed === true;
