import type { Cashier } from '../../../state/Cashier';
import type { DepositIntent } from '../../../state/DepositIntent';
import { depositFacts } from '../submit/depositPayload';
import { type PendingDeposit, pendingList } from './pendingList';

type Known = Pick<PendingDeposit, 'depositId' | 'requestId' | 'isConfirmed'> &
  Partial<Pick<PendingDeposit, 'createdAt' | 'created' | 'answer' | 'path' | 'isDenied'>>;

/**
 * Stores a deposit before its creating call is sent. If the page is closed or reloaded before the answer, the
 * bank may have created it all the same, and only the requestId leads back to it. `isConfirmed`: it was answered, but
 * leads nowhere now. `createdAt`: when it was created, if not just now.
 */
export function keepIntent(cashier: Cashier, intent: DepositIntent, ids: Known): void {
  const { box } = intent;
  pendingList.put(cashier, {
    ...depositFacts(cashier, intent),
    ...ids,
    ...(box && { box }),
  });
}
