import { depositComplete } from '../../../api/operations/depositSteps';
import { isPaymentSeen } from '../../../domain/transaction/isPaymentSeen';
import { applyStatus } from '../../../state/applyStatus';
import type { Cashier } from '../../../state/Cashier';
import { clearNotifications } from '../../../state/createNotificationsState';
import { isUnreadable } from '../../shared/failure/isUnreadable';
import { reportStepFailure, reportToHost } from '../../shared/failure/reportFailure';
import { placeOf } from '../../shared/placeOf';

/**
 * DEP-07: tells the server that the player says they have paid, and opens the complete screen; the status
 * stays the server's. Resolves to whether the server took it. Without a depositId there is nothing to confirm
 * yet: the status is followed by requestId instead. A player who has gone elsewhere meanwhile stays there.
 */
export async function completeDeposit(cashier: Cashier): Promise<boolean> {
  const { client, transaction, router, signal } = cashier;
  const { depositId, requestId, paymentMethod } = transaction;
  const place = placeOf(cashier);
  clearNotifications(cashier.notifications);
  const follow = () => {
    if (!place.isLeft()) router.navigate('/deposit/complete', { isFinal: true });
  };
  if (depositId === null) {
    if (requestId !== null) follow();
    return requestId !== null;
  }
  try {
    const { status } = await client.call(
      depositComplete,
      { depositId, paymentMethod },
      { signal, reference: depositId },
    );
    applyStatus(transaction, { depositId, status });
    follow();
    return true;
  } catch (error) {
    // The status tells the rest, or has told it already.
    if (isUnreadable(error) || isPaymentSeen(transaction)) {
      reportToHost(cashier, error);
      follow();
      return true;
    }
    reportStepFailure(cashier, error);
    return false;
  }
}
