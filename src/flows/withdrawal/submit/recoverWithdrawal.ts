import type { CashierError } from '../../../api/errors';
import { withdrawalStatus } from '../../../api/operations/withdrawal';
import type { Cashier } from '../../../state/Cashier';
import type { WithdrawalDraft } from '../../../state/createWithdrawalState';
import { askOutcome } from '../../shared/creation/askOutcome';
import { reportLost, reportUnknown } from '../../shared/failure/reportFailure';
import { isAtDeposits } from './confirmStep';
import { handleCreatedWithdrawal } from './handleCreatedWithdrawal';
import { keptWithdrawals } from './keptWithdrawals';
import { startWithdrawal } from './startWithdrawal';

interface UnknownWithdrawal {
  draft: WithdrawalDraft;
  requestId: string;
  error: CashierError;
}

/**
 * API-04: a withdrawal that exists is followed; if nobody can say, the player waits on a screen that says so. `false`:
 * nothing was made, and it may be tried again.
 */
export async function recoverWithdrawal(
  cashier: Cashier,
  { draft, requestId, error }: UnknownWithdrawal,
): Promise<boolean> {
  const { client, router } = cashier;
  const outcome = await askOutcome(cashier, {
    payment: 'withdrawal',
    error,
    async ask(signal) {
      const answer = await client.call(withdrawalStatus, { requestId }, { signal, reference: requestId });
      const { withdrawalId } = answer;
      return withdrawalId === undefined ? null : { ...answer, withdrawalId };
    },
  });
  if (outcome.state === 'not made') return false;
  if (outcome.state === 'made') {
    reportLost(cashier, error);
    keptWithdrawals.forget(cashier, requestId);
    handleCreatedWithdrawal(cashier, draft, { ...outcome.made, requestId, isFound: true });
    return true;
  }
  reportUnknown(cashier, error, 'withdrawal.status.checking.text');
  startWithdrawal(cashier, draft, { requestId });
  if (!isAtDeposits(cashier)) router.navigate('/withdrawal/complete', { isFinal: true });
  return true;
}
