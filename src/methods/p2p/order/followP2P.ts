import { subscribe } from 'valtio/vanilla';
import { isDepositFinal } from '../../../domain/transaction/depositStatus';
import { p2pOutcomeOf } from '../../../domain/transaction/p2pOutcomeOf';
import { followTransaction } from '../../../flows/deposit/complete/followTransaction';
import type { Cashier } from '../../../state/Cashier';
import type { TransactionState } from '../../../state/createTransactionState';

/**
 * P2P-04: asks for the status, and leads on as soon as the transfer has ended: PAYED, CANCELED, AUTO_CANCELED, or as
 * any other deposit ends, whichever way the news comes. Returns its end.
 */
export function followP2P(cashier: Cashier): () => void {
  const { transaction } = cashier;
  let isOver = false;

  const look = () => {
    if (isOver || !isTransferOver(transaction)) return;
    isOver = true;
    // The news is being written down: its words come last.
    queueMicrotask(() => {
      stop();
      leave(cashier);
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

/** The transfer on screen has ended, whichever way. */
export const isTransferOver = ({ status, serverStatus }: TransactionState): boolean =>
  isDepositFinal(status) || p2pOutcomeOf(serverStatus) !== 'open';

/** The complete screen goes on from here; a cancelled transfer says which way it ended. */
export function leave({ transaction, router, translator, signal }: Cashier): void {
  if (signal.aborted) return;
  const { serverStatus } = transaction;
  transaction.isWaitOver = false;
  if (p2pOutcomeOf(serverStatus) === 'canceled' && !transaction.message) {
    const isAutomatic = String(serverStatus).trim().toUpperCase() === 'AUTO_CANCELED';
    transaction.message = translator.t(isAutomatic ? 'p2p.autoCanceled' : 'p2p.canceled');
  }
  router.navigate('/deposit/complete', { isFinal: true });
}
