import { subscribeKey } from 'valtio/utils';
import { isWithdrawalFinal } from '../../../domain/transaction/withdrawalStatus';
import type { Cashier } from '../../../state/Cashier';
import { followPayment } from '../../shared/followPayment';
import { askStatus } from './askStatus';

/** Follows the withdrawal on screen until it is settled: by polls, and a question after each push. Returns its end. */
export function followWithdrawal(cashier: Cashier): () => void {
  const { current } = cashier.withdrawal;
  const isKnown = () => current.withdrawalId !== null;
  const poll = followPayment(cashier, {
    kind: 'withdrawal',
    current,
    ask: signal => askStatus(cashier, signal),
    isKnown,
    isOver: () => isKnown() && isWithdrawalFinal(current.status) && hasSteps(current),
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
