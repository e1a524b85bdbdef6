import type { CashierError } from '../../../api/errors';
import { depositStatus } from '../../../api/operations/deposit';
import { applyStatus } from '../../../state/applyStatus';
import type { Cashier } from '../../../state/Cashier';
import type { DepositIntent } from '../../../state/DepositIntent';
import { askOutcome } from '../../shared/failure/askOutcome';
import { reportFailure, reportStepFailure, reportUnknown } from '../../shared/failure/reportFailure';
import { forgetPending } from '../pending/keepPending';
import { reportCreated } from './reportCreated';
import { startTransaction } from './startTransaction';

interface UnknownOutcome {
  intent: DepositIntent;
  requestId: string;
  error: CashierError;
}

/**
 * API-04: a deposit that exists is followed, one that does not may be tried again, and where nobody can say the player
 * waits on a screen that says so.
 */
export async function resolveUnknownOutcome(
  cashier: Cashier,
  { intent, requestId, error }: UnknownOutcome,
): Promise<void> {
  const { client, signal, router, transaction, deposit } = cashier;
  const ask = () => client.call(depositStatus, { requestId }, { signal, reference: requestId });
  const outcome = await askOutcome(cashier, { payment: 'deposit', error, ask });
  if (outcome.state === 'left') return;
  if (outcome.state === 'not made') {
    forgetPending(cashier, { depositId: null, requestId });
    const report = intent.depositId === undefined ? reportFailure : reportStepFailure;
    report(cashier, error);
    return;
  }
  if (outcome.state === 'made') {
    const { depositId = null } = outcome.made;
    if (depositId !== null) reportCreated(cashier, intent, depositId);
    startTransaction(cashier, intent, { depositId, requestId, isConfirmed: true });
    deposit.intent = null;
    applyStatus(transaction, { ...outcome.made, depositId });
  } else {
    reportUnknown(cashier, error, 'status.checking.text');
    startTransaction(cashier, intent, { requestId });
  }
  router.navigate('/deposit/complete', { isFinal: true });
}
