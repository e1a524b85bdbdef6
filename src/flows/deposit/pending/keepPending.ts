import { subscribe } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import { isDepositFinal } from '../../../domain/transaction/depositStatus';
import { createUuid } from '../../../lib/createUuid';
import type { Cashier } from '../../../state/Cashier';
import type { TransactionState } from '../../../state/createTransactionState';
import { homePath } from '../../shared/navigation/homePath';
import { isPaymentShown } from '../../shared/navigation/isPaymentShown';
import { keptScreen } from './keptScreen';
import { type DepositIds, isSameDeposit, type PendingDeposit, pendingList } from './pendingList';

const pageOf = ({ resource }: Cashier): string => resource('page', () => ({ id: createUuid() })).id;

/** This player's deposits whose outcome they have not seen yet, newest first. */
export const storedDeposits = (cashier: Cashier): PendingDeposit[] => pendingList.read(cashier).reverse();

/** Those of `storedDeposits` that are listed: all but the ones that this page is cancelling (`hidePending`). */
export const pendingDeposits = (cashier: Cashier): PendingDeposit[] =>
  storedDeposits(cashier).filter(({ cancelledOn }) => cancelledOn !== pageOf(cashier));

/**
 * Takes a deposit that is being cancelled off this page's list (P2P-03). It stays stored until the bank has closed it: after
 * a reload the page no longer knows of the cancelling, and lists it again.
 */
export function hidePending(cashier: Cashier, ids: DepositIds): void {
  const kept = pendingDeposits(cashier).find(one => isSameDeposit(one, ids));
  if (kept) pendingList.put(cashier, { ...kept, cancelledOn: pageOf(cashier) });
}

/**
 * Stores the current transaction until the player has seen its outcome: neither a reload nor a closed tab may
 * lose it, nor an outcome that arrives while they look elsewhere.
 */
export function keepPending(cashier: Cashier): void {
  const { transaction, router, signal, handle } = cashier;
  const { ownerDocument: document } = handle.element;

  function save(): void {
    const { depositId, requestId, paymentMethod, cardViewType, methodText, amount, currency } = transaction;
    const { createdAt, created, box, isConfirmed, isAnswerLost } = transaction;
    if (depositId === null && requestId === null) return;
    if (isOver(transaction)) {
      forgetSeen();
      return;
    }
    pendingList.put(cashier, {
      depositId,
      requestId,
      paymentMethod,
      cardViewType,
      methodText,
      amount,
      currency,
      createdAt: createdAt ?? '',
      created,
      ...(isConfirmed && { isConfirmed }),
      ...(isAnswerLost && { isAnswerLost }),
      ...(box && { box }),
      ...keptScreen(transaction),
    });
  }

  function forgetSeen(): void {
    const isDepositShown = homePath(router.current()) === '/deposit' && isPaymentShown(cashier);
    if (isOver(transaction) && isDepositShown && document.visibilityState !== 'hidden')
      pendingList.drop(cashier, transaction);
  }

  save();
  cashier.resource('pending', () => {
    document.addEventListener('visibilitychange', forgetSeen, { signal });
    const stops = [subscribe(transaction, save), subscribeKey(router.state, 'entries', forgetSeen)];
    return {
      dispose: () => {
        for (const stop of stops) stop();
      },
    };
  });
}

const isOver = ({ isNotCreated, depositId, status }: TransactionState): boolean =>
  isNotCreated || (depositId !== null && isDepositFinal(status));

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
