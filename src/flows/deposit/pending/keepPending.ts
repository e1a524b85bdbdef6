import { subscribe } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import { isDepositFinal } from '../../../domain/transaction/depositStatus';
import type { Cashier } from '../../../state/Cashier';
import type { TransactionState } from '../../../state/createTransactionState';
import { homePath } from '../../shared/navigation/homePath';
import { isPaymentShown } from '../../shared/navigation/isPaymentShown';
import { keptScreen } from './keptScreen';
import { pendingList } from './pendingList';
import { pushedEnds } from './pushedEnds';

/**
 * Stores the current transaction until the player has seen its outcome: neither a reload nor a closed tab may
 * lose it, nor an outcome that arrives while they look elsewhere.
 */
export function keepPending(cashier: Cashier): void {
  const { transaction, router, signal, handle } = cashier;
  const { ownerDocument: document } = handle.element;

  function save(): void {
    const { depositId, requestId, paymentMethod, cardViewType, methodText, amount, currency } = transaction;
    const { createdAt, created, selectedCountry, box, isConfirmed, isAnswerLost } = transaction;
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
      selectedCountry,
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
  pushedEnds(cashier);
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
