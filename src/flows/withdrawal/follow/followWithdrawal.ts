import { subscribeKey } from 'valtio/utils';
import { isWithdrawalFinal } from '../../../domain/transaction/withdrawalStatus';
import type { Cashier } from '../../../state/Cashier';
import { followPayment } from '../../shared/polling/followPayment';
import { askStatus } from './askStatus';

/**
 * Follows the withdrawal on screen until it is settled: polls, and asks after each push. Returns a function
 * that stops it.
 */
export function followWithdrawal(cashier: Cashier): () => void {
  const { current } = cashier.withdrawal;
  const isKnown = () => current.withdrawalId !== null;
  const poll = followPayment(cashier, {
    payment: 'withdrawal',
    current,
    ask: signal => askStatus(cashier, signal),
    isKnown,
    isOver: () => isKnown() && isWithdrawalFinal(current.status) && hasSteps(current),
  });
  // A push has the status, but not the steps.
  const stopListening = subscribeKey(current, 'status', () => poll.askNow());
  return () => {
    stopListening();
    poll.stop();
  };
}

/** Whether the steps are complete: the last poll may be older than the push that settled it. */
const hasSteps = ({ status, steps }: Cashier['withdrawal']['current']): boolean =>
  status !== 'processed' || steps.every(({ at }) => at !== undefined);
