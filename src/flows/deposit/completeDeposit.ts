import { depositComplete } from '../../api/operations/depositSteps';
import { applyStatus } from '../../state/applyStatus';
import type { Cashier } from '../../state/Cashier';
import { reportFailure } from '../shared/reportFailure';

/** DEP-07: the player says that it is paid; the status that comes back is the server's. Resolves whether it was taken. */
export async function completeDeposit(cashier: Cashier): Promise<boolean> {
  const { client, transaction, router, signal } = cashier;
  const { depositId, paymentMethod } = transaction;
  if (depositId === null) return false;
  try {
    const { status } = await client.call(
      depositComplete,
      { depositId, paymentMethod },
      { signal, reference: depositId },
    );
    applyStatus(transaction, { depositId, status });
    router.navigate('/deposit/complete', { isFinal: true });
    return true;
  } catch (error) {
    reportFailure(cashier, error);
    return false;
  }
}
