import { subscribeKey } from 'valtio/utils';
import { isWithdrawalFinal } from '../../../domain/transaction/withdrawalStatus';
import type { Cashier } from '../../../state/Cashier';
import { isNotMade, mayStillArrive } from '../../shared/failure/isNotMade';
import { pollStatus } from '../../shared/pollStatus';
import { askStatus } from './askStatus';

/** Follows the withdrawal on screen until it is settled: by polls, and a question after each push. Returns its end. */
export function followWithdrawal(cashier: Cashier): () => void {
  const { current } = cashier.withdrawal;
  const poll = pollStatus(cashier, {
    ask: async signal => {
      const { requestId } = current;
      // Another one may be opened meanwhile.
      const isUnnamed = () => current.withdrawalId === null && current.requestId === requestId;
      try {
        await askStatus(cashier, signal);
      } catch (error) {
        const isWanted = isUnnamed() && !mayStillArrive(current.createdAt);
        if (isWanted && (await isNotMade(cashier, 'withdrawal', error)) && isUnnamed() && !signal.aborted)
          current.isNotCreated = true;
        throw error;
      }
    },
    isOver: () => current.withdrawalId !== null && isWithdrawalFinal(current.status) && hasSteps(current),
    onLongWait: () => {
      current.isWaitOver = true;
    },
  });
  // A push tells the status and not the steps.
  const stopListening = subscribeKey(current, 'status', () => poll.askNow());
  return () => {
    stopListening();
    poll.stop();
  };
}

/** The last question may be older than the last push. */
const hasSteps = ({ status, steps }: Cashier['withdrawal']['current']): boolean =>
  status !== 'processed' || steps.every(({ at }) => at !== undefined);
