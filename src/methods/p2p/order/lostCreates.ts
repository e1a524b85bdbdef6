import type { PaymentMethod } from '../../../api/contract/method';
import { pendingDeposits } from '../../../flows/deposit/pending/keepPending';
import type { PendingDeposit } from '../../../flows/deposit/pending/pendingList';
import type { Cashier } from '../../../state/Cashier';

/**
 * Creating calls for this method whose answers never arrived: their pages were closed, or gave up waiting
 * (API-04).
 */
export const lostCreates = (cashier: Cashier, { name }: PaymentMethod): PendingDeposit[] =>
  pendingDeposits(cashier).filter(
    ({ depositId, paymentMethod, isConfirmed }) =>
      depositId === null && paymentMethod === name && !isConfirmed,
  );
