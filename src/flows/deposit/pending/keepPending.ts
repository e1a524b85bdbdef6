import { subscribe } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import { isDepositFinal } from '../../../domain/transaction/depositStatus';
import type { Cashier } from '../../../state/Cashier';
import type { TransactionState } from '../../../state/createTransactionState';
import { isPaymentShown } from '../../shared/changes/isPaymentShown';
import { homePath } from '../../shared/homePath';
import { keptScreen } from './keptScreen';
import { type DepositIds, type PendingDeposit, pendingList } from './pendingList';

/** Deposits of this player whose end was not seen yet, the latest first. */
export const pendingDeposits = (cashier: Cashier): PendingDeposit[] => pendingList.read(cashier).reverse();

/**
 * Keeps the transaction of this moment until the player has seen how it has ended: a reload or a closed tab must not
 * lose it, nor news that come while they look elsewhere.
 */
export function keepPending(cashier: Cashier): void {
  const { transaction, router, signal, handle } = cashier;
  const { ownerDocument: document } = handle.element;

  function save(): void {
    const { depositId, requestId, paymentMethod, methodText, amount, currency } = transaction;
    const { createdAt, created, box, isConfirmed } = transaction;
    if (depositId === null && requestId === null) return;
    if (isOver(transaction)) {
      forgetSeen();
      return;
    }
    pendingList.put(cashier, {
      depositId,
      requestId,
      paymentMethod,
      methodText,
      amount,
      currency,
      createdAt: createdAt ?? '',
      created,
      ...(isConfirmed && { isConfirmed }),
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

/** The server has named what was kept by its request alone; what is kept of it by its name already stays. */
export function namePending(cashier: Cashier, { depositId, requestId }: DepositIds): void {
  const list = pendingDeposits(cashier);
  const unnamed = list.find(kept => kept.depositId === null && kept.requestId === requestId);
  if (!unnamed) return;
  pendingList.drop(cashier, unnamed);
  if (list.every(kept => kept.depositId !== depositId)) pendingList.put(cashier, { ...unnamed, depositId });
}
