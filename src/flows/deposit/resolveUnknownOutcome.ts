import { type CashierError, isCashierError } from '../../api/errors';
import { depositStatus } from '../../api/operations/deposit';
import { sleep } from '../../lib/sleep';
import { applyStatus } from '../../state/applyStatus';
import type { Cashier } from '../../state/Cashier';
import { isNotMade, rememberKnowing } from '../shared/notMade';
import { reportFailure } from '../shared/reportFailure';
import type { DepositIntent } from './depositPayload';
import { reportCreated, startTransaction } from './handleCreated';
import { forgetPending } from './pending/keepPending';

interface UnknownOutcome {
  intent: DepositIntent;
  requestId: string;
  error: CashierError;
}

/** When the status is asked after an attempt whose outcome is unknown, in ms after each other. */
const ASK_AFTER_MS = [0, 2000, 4000] as const;

/**
 * API-04: no answer is no refusal. The server is asked by the request's id: a deposit that exists is followed, one
 * that does not may be tried again, and where nobody can say the player waits on a screen that says so.
 */
export async function resolveUnknownOutcome(
  cashier: Cashier,
  { intent, requestId, error }: UnknownOutcome,
): Promise<void> {
  const { client, signal, router, transaction, deposit } = cashier;
  // A lost request may still arrive after the first question; one that was answered will not.
  const sureAfter = error.isLost ? 2 : 1;
  let timesUnknown = 0;
  for (const delayMs of ASK_AFTER_MS) {
    await sleep(delayMs, signal);
    try {
      const answer = await client.call(depositStatus, { requestId }, { signal, reference: requestId });
      const { depositId = null } = answer;
      rememberKnowing(cashier, 'deposit');
      // A refusal was told by the transport already (ERR-01).
      if (error.kind !== 'refused') cashier.send({ messageType: 'Error', message: error.message });
      if (depositId !== null) reportCreated(cashier, intent, depositId);
      startTransaction(cashier, intent, { depositId, requestId, isConfirmed: true });
      deposit.intent = null;
      applyStatus(transaction, { ...answer, depositId });
      router.navigate('/deposit/complete', { isFinal: true });
      return;
    } catch (failure) {
      if (signal.aborted) return;
      const isNone = error.isAnswered && isCashierError(failure) && failure.status === 404;
      if (isNone || (await isNotMade(cashier, 'deposit', failure))) timesUnknown++;
      if (timesUnknown >= sureAfter) {
        forgetPending(cashier, { depositId: null, requestId });
        reportFailure(cashier, error);
        return;
      }
    }
  }
  reportFailure(cashier, error);
  startTransaction(cashier, intent, { requestId });
  router.navigate('/deposit/complete', { isFinal: true });
}
