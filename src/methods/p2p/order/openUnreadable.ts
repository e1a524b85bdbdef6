import { isKnownStatus } from '../../../domain/transaction/depositStatus';
import { findPending } from '../../../flows/deposit/pending/storedDeposits';
import { startTransaction } from '../../../flows/deposit/submit/startTransaction';
import { applyStatus } from '../../../state/applyStatus';
import type { Cashier } from '../../../state/Cashier';
import type { DepositIntent } from '../../../state/DepositIntent';
import { p2pOf } from '../p2pOf';
import { saidSum } from './askedSum';
import type { NamedAnswer } from './isNamed';

/** Whether the player has seen where to pay: only then can money be on its way (P2P-01). */
export function wasShown(cashier: Cashier, depositId: string): boolean {
  const { transaction } = cashier;
  return (
    transaction.depositId === depositId ||
    p2pOf(cashier).invoice?.depositId === depositId ||
    findPending(cashier, { depositId }) !== undefined
  );
}

/**
 * Shows an open deposit without a readable invoice on complete: it may be paid already, so it is kept and
 * followed.
 */
export function openUnreadable(cashier: Cashier, intent: DepositIntent, answer: NamedAnswer): void {
  const { transaction, router } = cashier;
  const { depositId, created, status } = answer;
  const kept = findPending(cashier, { depositId });
  startTransaction(cashier, intent, { depositId });
  Object.assign(transaction, {
    ...saidSum(answer),
    createdAt: kept?.createdAt ?? created ?? transaction.createdAt,
  });
  if (isKnownStatus(status)) applyStatus(transaction, { depositId, status });
  router.navigate('/deposit/complete', { isFinal: true });
}
