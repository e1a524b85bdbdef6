import { subscribe } from 'valtio/vanilla';
import { isDepositFinal } from '../../../domain/transaction/depositStatus';
import { p2pOutcomeOf } from '../../../domain/transaction/p2pOutcomeOf';
import { followTransaction } from '../../../flows/deposit/complete/followTransaction';
import type { Cashier } from '../../../state/Cashier';
import { clearNotifications } from '../../../state/createNotificationsState';
import type { TransactionState } from '../../../state/createTransactionState';

/**
 * P2P-04: polls the status, and moves to complete as soon as the transfer has ended: PAYED, CANCELED,
 * AUTO_CANCELED, or any other final status, whichever way the news comes. Returns what stops it.
 */
export function followP2P(cashier: Cashier): () => void {
  const { transaction } = cashier;
  let isOver = false;

  const look = () => {
    if (isOver || !isTransferOver(transaction)) return;
    isOver = true;
    // The subscription fires in the middle of an update, whose message is written last.
    queueMicrotask(() => {
      stop();
      // What failed on the invoice has gone well since, or matters no more.
      clearNotifications(cashier.notifications);
      showOutcome(cashier);
    });
  };
  const stopAsking = followTransaction(cashier);
  const stopLooking = subscribe(transaction, look, true);
  look();

  function stop(): void {
    isOver = true;
    stopAsking();
    stopLooking();
  }
  return stop;
}

/** Whether the transfer on screen has ended, by a P2P status or by any other. */
export const isTransferOver = ({ status, serverStatus }: TransactionState): boolean =>
  isDepositFinal(status) || p2pOutcomeOf(serverStatus) !== 'open';

/** Moves to the complete screen, with a message that says how a cancelled transfer was cancelled. */
export function showOutcome({ transaction, router, translator, signal }: Cashier): void {
  if (signal.aborted) return;
  const { serverStatus } = transaction;
  if (p2pOutcomeOf(serverStatus) === 'canceled' && !transaction.message) {
    const isAutomatic = String(serverStatus).trim().toUpperCase() === 'AUTO_CANCELED';
    transaction.message = translator.t(isAutomatic ? 'p2p.autoCanceled' : 'p2p.canceled');
  }
  router.navigate('/deposit/complete', { isFinal: true });
}
