import { type CashierError, isCashierError } from '../../../api/errors';
import { depositStatus } from '../../../api/operations/deposit';
import { depositComplete } from '../../../api/operations/depositSteps';
import { isPaymentSeen } from '../../../domain/transaction/isPaymentSeen';
import { applyStatus } from '../../../state/applyStatus';
import type { Cashier } from '../../../state/Cashier';
import { clearNotifications } from '../../../state/createNotificationsState';
import { asFailure, reportStepFailure, reportToHost } from '../../shared/failure/reportFailure';
import { placeOf } from '../../shared/navigation/placeOf';
import { endUnknown } from './endUnknown';

/** The bank says with them that the deposit is over, and not how. */
const OVER_CODES = ['banking.depositClosed', 'banking.depositPaid'];

/**
 * tellPaid, and then the complete screen. Resolves to whether the server took it. A player who has gone elsewhere
 * meanwhile stays there.
 */
export async function completeDeposit(cashier: Cashier): Promise<boolean> {
  const place = placeOf(cashier);
  const failure = await tellPaid(cashier);
  if (failure) reportStepFailure(cashier, failure);
  else if (!place.isLeft()) cashier.router.navigate('/deposit/complete', { isFinal: true });
  return failure === null;
}

/**
 * DEP-07: tells the server that the player says they have paid; the status stays the server's. Resolves to the failure
 * that the player must read; `null`: none. Without a depositId there is nothing to confirm yet: the status is followed
 * by requestId instead.
 */
export async function tellPaid(cashier: Cashier): Promise<CashierError | null> {
  const { client, transaction, notifications, signal } = cashier;
  const { depositId, paymentMethod } = transaction;
  clearNotifications(notifications);
  if (depositId === null) return null;
  try {
    const data = { depositId, paymentMethod };
    const { status } = await client.call(depositComplete, data, { signal, reference: depositId });
    applyStatus(transaction, { depositId, status });
    return null;
  } catch (error) {
    endUnknown(cashier, depositId, error);
    // Nothing to pay to stays on screen until the next question.
    if (isCashierError(error) && OVER_CODES.includes(`${error.code}`)) await askEnd(cashier, depositId);
    // The status tells the rest, or has told it already.
    const isTaken = isCashierError(error) && error.isUnreadable;
    if (!isTaken && !isPaymentSeen(transaction)) return asFailure(error);
    reportToHost(cashier, error);
    return null;
  }
}

async function askEnd({ client, transaction, signal }: Cashier, depositId: string): Promise<void> {
  // Another player may be there by now.
  if (transaction.depositId !== depositId) return;
  const answer = await client.call(depositStatus, { depositId }, { signal }).catch(() => null);
  if (answer) applyStatus(transaction, { ...answer, depositId: answer.depositId ?? depositId });
}
