import { playerKey } from '../../../domain/player/playerKey';
import type { Payment } from '../../../domain/transaction/Payment';
import type { Cashier } from '../../../state/Cashier';
import { mayStillArrive } from './isNotMade';

/**
 * Whether a page of this player, another tab or frame too, is still waiting for the answer to the creating call that it
 * has sent at `at`: that page tells its own host. Where the browser has no locks, nothing is known of other pages.
 */
export async function isBeingMade({ parent }: Cashier, payment: Payment, at: number): Promise<boolean> {
  if (!mayStillArrive(at)) return false;
  try {
    const { held = [] } = await globalThis.navigator.locks.query();
    return held.some(({ name }) => name === playerKey(payment, parent));
  } catch {
    return false;
  }
}
