import type { Cashier } from '../../../state/Cashier';
import { reportStepFailure } from '../../shared/failure/reportFailure';
import { placeOf } from '../../shared/navigation/placeOf';
import { tellPaid } from './tellPaid';

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
