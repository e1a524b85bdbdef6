import type { CashierError } from '../../../api/errors';
import { depositStatus } from '../../../api/operations/deposit';
import { assign } from '../../../lib/assign';
import { applyStatus } from '../../../state/applyStatus';
import type { Cashier } from '../../../state/Cashier';
import type { PressedIntent } from '../../../state/DepositIntent';
import { askOutcome } from '../../shared/creation/askOutcome';
import { reportLost, reportUnknown } from '../../shared/failure/reportFailure';
import { readKeptScreen } from '../pending/keptScreen';
import { findPending } from '../pending/pendingList';
import { boxRoute, leadOn } from './nextRoute';
import { reportCreated, startTransaction } from './startTransaction';

interface UnknownOutcome {
  intent: PressedIntent;
  requestId: string;
  error: CashierError;
}

/**
 * API-04: a deposit that exists is followed; if nobody can say, the player waits on a screen that says so. `false`:
 * nothing was made, and it may be tried again.
 */
export async function recoverDeposit(
  cashier: Cashier,
  { intent, requestId, error }: UnknownOutcome,
): Promise<boolean> {
  const { client, transaction, deposit } = cashier;
  const { depositId: known = null, askedId } = intent;
  const ask = (signal: AbortSignal) =>
    client.call(depositStatus, { requestId }, { signal, reference: requestId });
  let next = '/deposit/complete';
  const outcome = await askOutcome(cashier, { payment: 'deposit', error, ask });
  if (outcome.state === 'not made') return false;
  // A further step belongs to a deposit that exists and may be paid: its stored time is kept, and its screen too where
  // the step is not known to be made.
  const kept = findPending(cashier, { depositId: known });
  if (outcome.state === 'made') {
    reportLost(cashier, error);
    const { depositId = known ?? askedId } = outcome.made;
    if (depositId !== null) reportCreated(cashier, intent, { depositId, requestId });
    startTransaction(cashier, intent, { depositId, requestId, isConfirmed: true });
    deposit.intent = null;
    const page = pageWithoutAnswer(cashier, intent);
    // Fields that were asked for may have paid it, where no page of the widget says whom to pay.
    transaction.isAnswerLost = known === null && (askedId === null || page !== next);
    applyStatus(transaction, { ...outcome.made, depositId });
    if (transaction.isAnswerLost && transaction.status === 'waiting') next = page;
  } else {
    reportUnknown(cashier, error, 'status.checking.text');
    startTransaction(cashier, intent, { depositId: known, requestId });
    if (kept) assign(transaction, readKeptScreen(kept));
  }
  if (kept) transaction.createdAt = kept.createdAt;
  leadOn(cashier, next);
  return true;
}

/** Where to pay was in the answer that was lost: the method's own page says that it did not come. */
const pageWithoutAnswer = ({ kindOf }: Cashier, { method, box }: PressedIntent): string =>
  box ? boxRoute({}) : kindOf(method).nextRoute;
