import { subscribeKey } from 'valtio/utils';
import { isWithdrawalFinal } from '../../../domain/transaction/withdrawalStatus';
import { assign } from '../../../lib/assign';
import type { Cashier } from '../../../state/Cashier';
import { followPayment } from '../../shared/polling/followPayment';
import { isCodeClosed, isCodeOver } from '../confirm/keptCodes';
import { askStatus } from './askStatus';

/**
 * Follows the withdrawal on screen until it is settled: polls, and asks after each push. Returns a function
 * that stops it.
 */
export function followWithdrawal(cashier: Cashier): () => void {
  const { current } = cashier.withdrawal;
  const isKnown = () => current.withdrawalId !== null;
  let isAsked = false;
  // What is closed from the start, the screen has not asked for.
  let wasClosed = true;
  /** It was entered in another tab meanwhile: a bank that tells no steps does not say so. */
  function dropClosedCode(): void {
    const { withdrawalId } = current;
    if (withdrawalId === null) return;
    const isOver = isCodeOver(cashier, withdrawalId);
    const isClosed = isOver || isCodeClosed(cashier, withdrawalId);
    if (isClosed && !wasClosed) assign(current, { code: null, isCodeOver: isOver });
    wasClosed = isClosed;
  }
  const isTold = () =>
    current.status === 'mistaked' ? isAsked || current.message !== null : hasSteps(current);
  const poll = followPayment(cashier, {
    payment: 'withdrawal',
    current,
    ask: async signal => {
      dropClosedCode();
      await askStatus(cashier, signal);
      isAsked = isWithdrawalFinal(current.status);
    },
    isKnown,
    isOver: () => isKnown() && isWithdrawalFinal(current.status) && isTold(),
  });
  // A push has the status, but not the steps, nor has the answer to another call the reason.
  const stopListening = subscribeKey(current, 'status', () => poll.askNow());
  return () => {
    stopListening();
    poll.stop();
  };
}

/** Whether the steps are complete: the last poll may be older than the push that settled it. */
const hasSteps = ({ status, steps }: Cashier['withdrawal']['current']): boolean =>
  status !== 'processed' || steps.every(({ at }) => at !== undefined);
