import { type CashierError, isCashierError } from '../../api/errors';
import { withdrawalStatus } from '../../api/operations/withdrawal';
import { sleep } from '../../lib/sleep';
import type { Cashier } from '../../state/Cashier';
import type { WithdrawalDraft } from '../../state/createWithdrawalState';
import { isNotMade, rememberKnowing } from '../shared/notMade';
import { reportFailure } from '../shared/reportFailure';
import { forgetRequest } from './keptRequest';
import { refuse } from './refuse';
import { handleCreated, startWithdrawal } from './startWithdrawal';

interface UnknownWithdrawal {
  draft: WithdrawalDraft;
  requestId: string;
  error: CashierError;
}

/** When the status is asked after an attempt whose outcome is unknown, in ms after each other. */
const ASK_AFTER_MS = [0, 2000, 4000] as const;

/**
 * API-04: no answer is no refusal. The server is asked by the request's id: a withdrawal that exists is followed, one
 * that does not may be tried again, and where nobody can say the player waits on a screen that says so.
 */
export async function resolveUnknownWithdrawal(
  cashier: Cashier,
  { draft, requestId, error }: UnknownWithdrawal,
): Promise<void> {
  const { client, signal, router } = cashier;
  // A lost request may still arrive after the first question; one that was answered will not.
  const sureAfter = error.isLost ? 2 : 1;
  let timesUnknown = 0;
  for (const delayMs of ASK_AFTER_MS) {
    await sleep(delayMs, signal);
    try {
      const answer = await client.call(withdrawalStatus, { requestId }, { signal, reference: requestId });
      rememberKnowing(cashier, 'withdrawal');
      // A refusal was told by the transport already (ERR-01).
      if (error.kind !== 'refused') cashier.send({ messageType: 'Error', message: error.message });
      if (answer.withdrawalId === undefined) continue;
      forgetRequest(cashier);
      handleCreated(cashier, draft, { ...answer, withdrawalId: answer.withdrawalId });
      return;
    } catch (failure) {
      if (signal.aborted) return;
      const isNone = error.isAnswered && isCashierError(failure) && failure.status === 404;
      if (isNone || (await isNotMade(cashier, 'withdrawal', failure))) timesUnknown++;
      if (timesUnknown >= sureAfter) {
        forgetRequest(cashier);
        refuse(cashier, error);
        return;
      }
    }
  }
  reportFailure(cashier, error);
  startWithdrawal(cashier, draft, { requestId });
  router.navigate('/withdrawal/complete', { isFinal: true });
}
