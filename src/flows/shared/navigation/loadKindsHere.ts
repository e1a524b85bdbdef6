import type { Cashier } from '../../../state/Cashier';
import { stillHere } from './stillHere';

/**
 * Loads the kinds for a press whose next page depends on them. Resolves to whether the player is still there:
 * a second press or the way back may be quicker, and then a failure concerns nobody.
 */
export async function loadKindsHere(cashier: Pick<Cashier, 'router' | 'loadKinds'>): Promise<boolean> {
  const isHere = stillHere(cashier);
  try {
    await cashier.loadKinds();
  } catch (error) {
    if (isHere()) throw error;
  }
  return isHere();
}
