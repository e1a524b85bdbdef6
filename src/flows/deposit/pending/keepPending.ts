import { subscribe } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import { isDepositFinal } from '../../../domain/transaction/depositStatus';
import type { Cashier } from '../../../state/Cashier';
import type { TransactionState } from '../../../state/createTransactionState';
import type { DepositIntent, PressedIntent } from '../../../state/DepositIntent';
import { homePath } from '../../shared/navigation/homePath';
import { isPaymentShown } from '../../shared/navigation/isPaymentShown';
import { isHidden } from '../../shared/polling/isHidden';
import { depositFacts } from '../submit/depositPayload';
import { keptScreen } from './keptScreen';
import { pushedEnds } from './pendingEnd';
import { findPending, type PendingDeposit, pendingList } from './pendingList';

type Known = Pick<PendingDeposit, 'depositId' | 'requestId'> & Partial<PendingDeposit>;

/**
 * Stores a deposit before its creating call is sent. If the page is closed or reloaded before the answer, the
 * bank may have created it all the same, and only the requestId leads back to it. `isConfirmed`: it was answered, but
 * leads nowhere now. `createdAt`: when it was created, if not just now.
 */
export function keepIntent(cashier: Cashier, intent: DepositIntent, ids: Known): void {
  const { box } = intent;
  pendingList.put(cashier, {
    ...depositFacts(cashier, intent),
    ...ids,
    ...(box && { box }),
  });
}

interface KeptRequest {
  /** There is nothing to come back to. */
  forget(): void;
  /** Nothing was made by it. `mayArrive`: so far. */
  deny(mayArrive: boolean): void;
}

/**
 * Stores a request that is about to be sent. While the fields of a deposit are sent, the request stands on the list in
 * its place. A further step is not stored: its deposit is, whatever becomes of the step.
 */
export function keepRequest(cashier: Cashier, intent: PressedIntent, requestId: string): KeptRequest {
  const ids = { depositId: null, requestId };
  if (intent.depositId !== undefined) return { forget: () => {}, deny: () => {} };
  const asked = findPending(cashier, { depositId: intent.askedId });
  if (asked) pendingList.drop(cashier, asked);
  keepIntent(cashier, intent, { ...ids, asked });
  const forget = () => pendingList.drop(cashier, ids);
  return {
    forget,
    deny: mayArrive => {
      if (mayArrive && !asked) keepIntent(cashier, intent, { ...ids, isDenied: true });
      else forget();
    },
  };
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
      asked: depositId === null ? findPending(cashier, transaction)?.asked : undefined,
    });
  }

  function forgetSeen(): void {
    const isDepositShown = homePath(router.current()) === '/deposit' && isPaymentShown(cashier);
    if (isOver(transaction) && isDepositShown && !isHidden(cashier)) pendingList.drop(cashier, transaction);
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

const isOver = ({ isNotCreated, status }: TransactionState): boolean =>
  isNotCreated || isDepositFinal(status);
