import { tellPaid } from '../../../flows/deposit/complete/completeDeposit';
import { reportStepFailure, reportUnknown } from '../../../flows/shared/failure/reportFailure';
import { placeOf } from '../../../flows/shared/navigation/placeOf';
import type { Cashier } from '../../../state/Cashier';
import { showOutcome } from './followP2P';

/** P2P-05: 'I have paid' always leads to the complete screen, which follows the deposit, even where the call fails. */
export async function completeP2P(cashier: Cashier): Promise<void> {
  const place = placeOf(cashier);
  const failure = await tellPaid(cashier);
  // The screen that follows asks for no other try, and neither may the text.
  if (failure?.isOutcomeUnknown) reportUnknown(cashier, failure, 'error.notDone');
  else if (failure) reportStepFailure(cashier, failure);
  // A push may have led there already, or the player may have gone elsewhere.
  if (!place.isLeft()) showOutcome(cashier);
}
