import { isCashierError } from '../../../api/errors';
import { depositComplete } from '../../../api/operations/depositSteps';
import { isPaymentSeen } from '../../../domain/transaction/isPaymentSeen';
import { isUnreadable } from '../../../flows/shared/failure/isUnreadable';
import { reportStepFailure, reportToHost, reportUnknown } from '../../../flows/shared/failure/reportFailure';
import { placeOf } from '../../../flows/shared/placeOf';
import { applyStatus } from '../../../state/applyStatus';
import type { Cashier } from '../../../state/Cashier';
import { clearNotifications } from '../../../state/createNotificationsState';
import { leave } from './followP2P';

/** P2P-05: 'I have paid' always leads to the complete screen, which follows the deposit, even where the call fails. */
export async function completeP2P(cashier: Cashier): Promise<void> {
  const { client, transaction, signal } = cashier;
  const { depositId, paymentMethod } = transaction;
  if (depositId === null) return;
  const place = placeOf(cashier);
  clearNotifications(cashier.notifications);
  try {
    const data = { depositId, paymentMethod };
    const { status } = await client.call(depositComplete, data, { signal, reference: depositId });
    applyStatus(transaction, { depositId, status });
  } catch (error) {
    if (isUnreadable(error) || isPaymentSeen(transaction)) reportToHost(cashier, error);
    // The screen that follows asks for no other try, and neither may the text.
    else if (isCashierError(error) && error.isOutcomeUnknown) reportUnknown(cashier, error, 'error.notDone');
    else reportStepFailure(cashier, error);
  }
  // A push may have led there already, or the player may have gone elsewhere.
  if (!place.isLeft()) leave(cashier);
}
