import { createUuid } from '../../../lib/createUuid';
import type { Cashier } from '../../../state/Cashier';
import { type DepositIds, isSameDeposit, type PendingDeposit, pendingList } from './pendingList';

const pageOf = ({ resource }: Cashier): string => resource('page', () => ({ id: createUuid() })).id;

/** This player's deposits whose outcome they have not seen yet, newest first. */
export const storedDeposits = (cashier: Cashier): PendingDeposit[] => pendingList.read(cashier).reverse();

/** Those of `storedDeposits` that are listed: all but the ones that this page is cancelling (`hidePending`). */
export const pendingDeposits = (cashier: Cashier): PendingDeposit[] =>
  storedDeposits(cashier).filter(({ cancelledOn }) => cancelledOn !== pageOf(cashier));

/** The listed deposit that has one of these ids. */
export const findPending = (
  cashier: Cashier,
  { depositId, requestId = null }: Pick<DepositIds, 'depositId'> & Partial<DepositIds>,
): PendingDeposit | undefined =>
  pendingDeposits(cashier).find(one => isSameDeposit(one, { depositId, requestId }));

/**
 * Takes a deposit that is being cancelled off this page's list (P2P-03). It stays stored until the bank has
 * closed it: after a reload the page no longer knows of the cancelling, and lists it again.
 */
export function hidePending(cashier: Cashier, ids: DepositIds): void {
  const kept = findPending(cashier, ids);
  if (kept) pendingList.put(cashier, { ...kept, cancelledOn: pageOf(cashier) });
}

/**
 * Gives a deposit that was stored by its requestId the id that the server has named. An entry that is stored
 * under that id already stays as it is.
 */
export function namePending(cashier: Cashier, { depositId, requestId }: DepositIds): void {
  const list = storedDeposits(cashier);
  const unnamed = list.find(kept => kept.depositId === null && kept.requestId === requestId);
  if (!unnamed) return;
  pendingList.drop(cashier, unnamed);
  const isAnswerLost = !unnamed.isConfirmed;
  if (list.every(kept => kept.depositId !== depositId))
    pendingList.put(cashier, {
      ...unnamed,
      depositId,
      cancelledOn: undefined,
      isDenied: undefined,
      ...(isAnswerLost && { isAnswerLost }),
    });
}
