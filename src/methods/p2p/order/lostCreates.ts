import type { PaymentMethod } from '../../../api/contract/method';
import type { PendingDeposit } from '../../../flows/deposit/pending/pendingList';
import { storedDeposits } from '../../../flows/deposit/pending/storedDeposits';
import type { Cashier } from '../../../state/Cashier';

/**
 * Creating calls for this method whose answers never arrived: their pages were closed, or gave up waiting (API-04), or
 * the player has cancelled them, and the bank has not said that it has closed what they made.
 */
export const lostCreates = (cashier: Cashier, { name }: PaymentMethod): PendingDeposit[] =>
  storedDeposits(cashier).filter(
    ({ depositId, paymentMethod, isConfirmed }) =>
      depositId === null && paymentMethod === name && !isConfirmed,
  );
