import type { Cashier } from '../../../state/Cashier';
import type { P2PCreation } from '../p2pOf';
import { cancelOrphan } from './cancelOrphan';
import { tellCancelled } from './tellCancelled';

/** Cancels by the request's id what a cancelled call may have created (P2P-03). */
export async function cancelLost(cashier: Cashier, creation: P2PCreation): Promise<void> {
  const ids = { depositId: null, requestId: creation.requestId };
  if ((await cancelOrphan(cashier, ids)) === 'cancelled') tellCancelled(cashier, creation);
}
