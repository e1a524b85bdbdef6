import { type CashierErrorKind, isCashierError } from '../../../api/errors';
import { depositComplete } from '../../../api/operations/depositSteps';
import { applyStatus } from '../../../state/applyStatus';
import type { Cashier } from '../../../state/Cashier';
import { clearNotifications } from '../../../state/createNotificationsState';
import { reportStepFailure } from '../../shared/failure/reportFailure';
import { placeOf } from '../../shared/placeOf';

/** The server has taken it, and its answer says nothing: the status is asked for. */
const HEARD: readonly CashierErrorKind[] = ['schema', 'broken'];

/**
 * DEP-07: the player says that it is paid; the status that comes back is the server's. Resolves whether it was taken.
 * A deposit that the server has not named cannot be confirmed: its status is asked for by the request all the same. A
 * player who has gone elsewhere meanwhile is not taken away from there.
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
    if (isCashierError(error) && HEARD.includes(error.kind)) {
      cashier.send({ messageType: 'Error', message: error.message });
      follow();
      return true;
    }
    reportStepFailure(cashier, error);
    return false;
  }
}
