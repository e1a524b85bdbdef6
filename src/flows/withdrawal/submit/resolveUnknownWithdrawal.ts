import type { CashierError } from '../../../api/errors';
import { withdrawalStatus } from '../../../api/operations/withdrawal';
import type { Cashier } from '../../../state/Cashier';
import type { WithdrawalDraft } from '../../../state/createWithdrawalState';
import { askOutcome } from '../../shared/failure/askOutcome';
import { reportUnknown } from '../../shared/failure/reportFailure';
import { isAtDeposits } from './confirmStep';
import { handleCreated } from './handleCreated';
import { keptWithdrawals, notMade } from './keptWithdrawals';
import { refuse } from './refuse';
import { startWithdrawal } from './startWithdrawal';

interface UnknownWithdrawal {
  draft: WithdrawalDraft;
  requestId: string;
  error: CashierError;
}

/**
 * API-04: a withdrawal that exists is followed; one that does not may be tried again; if nobody can say, the
 * player waits on a screen that says so.
 */
export async function resolveUnknownWithdrawal(
  cashier: Cashier,
  { draft, requestId, error }: UnknownWithdrawal,
): Promise<void> {
  const { client, signal, router } = cashier;
  const outcome = await askOutcome(cashier, {
    payment: 'withdrawal',
    error,
    async ask() {
      const answer = await client.call(withdrawalStatus, { requestId }, { signal, reference: requestId });
      const { withdrawalId } = answer;
      return withdrawalId === undefined ? null : { ...answer, withdrawalId };
    },
  });
  if (outcome.state === 'left') return;
  if (outcome.state === 'not made') {
    notMade.put(cashier, requestId);
    refuse(cashier, draft, error);
    return;
  }
  if (outcome.state === 'made') {
    keptWithdrawals.forget(cashier, requestId);
    handleCreated(cashier, draft, { ...outcome.made, requestId, isFound: true });
    return;
  }
  reportUnknown(cashier, error, 'withdrawal.status.checking.text');
  startWithdrawal(cashier, draft, { requestId });
  if (!isAtDeposits(cashier)) router.navigate('/withdrawal/complete', { isFinal: true });
}
