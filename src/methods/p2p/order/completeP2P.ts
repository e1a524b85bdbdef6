import { depositComplete } from '../../../api/operations/depositSteps';
import { reportStepFailure } from '../../../flows/shared/failure/reportFailure';
import { placeOf } from '../../../flows/shared/placeOf';
import { applyStatus } from '../../../state/applyStatus';
import type { Cashier } from '../../../state/Cashier';
import { leave } from './followP2P';

/** P2P-05: 'I have paid' always leads to the complete screen, which follows the deposit, even where the call fails. */
export async function completeP2P(cashier: Cashier): Promise<void> {
  const { client, transaction, signal } = cashier;
  const { depositId, paymentMethod } = transaction;
  if (depositId === null) return;
  const place = placeOf(cashier);
  try {
    const data = { depositId, paymentMethod };
    const { status } = await client.call(depositComplete, data, { signal, reference: depositId });
    applyStatus(transaction, { depositId, status });
  } catch (error) {
    reportStepFailure(cashier, error);
  }
  // A push may have led there already, or the player may have gone elsewhere.
  if (!place.isLeft()) leave(cashier);
}
