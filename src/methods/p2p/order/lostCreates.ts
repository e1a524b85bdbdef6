import type { PaymentMethod } from '../../../api/contract/method';
import { pendingDeposits } from '../../../flows/deposit/pending/keepPending';
import type { PendingDeposit } from '../../../flows/deposit/pending/pendingList';
import type { Cashier } from '../../../state/Cashier';

/** Creating calls by this method whose answers nobody has heard: their pages are gone, or have given up (API-04). */
export const lostCreates = (cashier: Cashier, { name }: PaymentMethod): PendingDeposit[] =>
  pendingDeposits(cashier).filter(
    ({ depositId, paymentMethod, isConfirmed }) =>
      depositId === null && paymentMethod === name && !isConfirmed,
  );
