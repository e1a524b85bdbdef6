import type { Cashier } from '../../../state/Cashier';
import { pendingList } from './pendingList';

/** An earlier call of this id may have made a deposit: a refusal of the next says nothing of that (API-04). */
export const isUnclear = (cashier: Cashier, requestId: string): boolean =>
  pendingList.read(cashier).some(kept => kept.depositId === null && kept.requestId === requestId);
