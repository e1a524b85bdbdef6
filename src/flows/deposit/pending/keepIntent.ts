import type { Cashier } from '../../../state/Cashier';
import type { DepositIntent } from '../../../state/DepositIntent';
import { depositFacts } from '../submit/depositFacts';
import { type DepositIds, pendingList } from './pendingList';

/**
 * Kept before the creating call leaves: the page may be closed or reloaded while the answer is on its way, and the bank
 * has committed all the same. Then only the request's id leads back to the deposit.
 */
export function keepIntent(cashier: Cashier, intent: DepositIntent, ids: DepositIds): void {
  const { box } = intent;
  pendingList.put(cashier, {
    ...ids,
    ...depositFacts(cashier, intent),
    ...(box && { box }),
  });
}
