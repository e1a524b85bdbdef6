import type { Cashier } from '../../../state/Cashier';
import { showErrorLater } from '../failure/showErrorLater';
import { stillHere } from './stillHere';

/**
 * Loads the kinds for a press whose next page depends on them, or leads to the error page. Resolves to whether to go on:
 * a second press or the way back may be quicker, and then a failure concerns nobody.
 */
export async function loadKindsHere(cashier: Cashier, backRoute = '/deposit'): Promise<boolean> {
  const isHere = stillHere(cashier);
  try {
    await cashier.loadKinds();
  } catch (error) {
    if (isHere()) showErrorLater(cashier, error, backRoute);
    return false;
  }
  return isHere();
}
