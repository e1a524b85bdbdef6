import { subscribeKey } from 'valtio/utils';
import { playerOf } from '../../../domain/player/playerOf';
import { isWithdrawalFinal } from '../../../domain/transaction/withdrawalStatus';
import type { Cashier } from '../../../state/Cashier';
import { followPayment } from '../../shared/polling/followPayment';
import { isCodeOver, keptCode } from '../confirm/keptCodes';
import { askStatus } from './askStatus';

/**
 * Follows the withdrawal on screen until it is settled: polls, and asks after each push. Returns a function
 * that stops it.
 */
export function followWithdrawal(cashier: Cashier): () => void {
  const { current } = cashier.withdrawal;
  const isKnown = () => current.withdrawalId !== null;
  let isAsked = false;
  let isCodeKept = false;
  /**
   * It was entered in another tab: a bank that tells no steps does not say so. Of a player known by a token alone,
   * another tab may only have moved what is kept to a new token.
   */
  function dropEnteredCode(): void {
    const { withdrawalId } = current;
    if (withdrawalId === null || playerOf(cashier.parent) === '') return;
    const isKept = keptCode(cashier, withdrawalId) !== null;
    if (isCodeKept && !isKept)
      Object.assign(current, { code: null, isCodeOver: isCodeOver(cashier, withdrawalId) });
    isCodeKept = isKept;
  }
  const isTold = () =>
    current.status === 'mistaked' ? isAsked || current.message !== null : hasSteps(current);
  const poll = followPayment(cashier, {
    payment: 'withdrawal',
    current,
    ask: async signal => {
      dropEnteredCode();
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
