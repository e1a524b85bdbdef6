import { assign } from '../../../lib/assign';
import type { Cashier } from '../../../state/Cashier';
import { createTransactionState } from '../../../state/createTransactionState';
import type { PressedIntent } from '../../../state/DepositIntent';
import { openPendingDeposit } from './openPendingDeposit';
import { findPending } from './pendingList';

/**
 * DEP-03: the fields that a deposit asks for may be open in two tabs. Once the other one has sent them, the deposit goes
 * by the request that has: leads to what came of it, and returns whether that is so.
 */
export function openSent(cashier: Cashier, { depositId, askedId }: PressedIntent): boolean {
  const { transaction } = cashier;
  const kept = findPending(cashier, { depositId: depositId ?? askedId });
  if (!kept || kept.requestId === (depositId === undefined ? null : transaction.requestId)) return false;
  // The form on screen is no part of it any more.
  assign(transaction, createTransactionState());
  void openPendingDeposit(cashier, kept);
  return true;
}
