import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { isPaymentSeen } from '../../../domain/transaction/isPaymentSeen';
import { useCashier } from '../../../state/CashierContext';
import { followTransaction } from '../complete/followTransaction';

/** For a page that waits for a payment: opens the complete screen once the payment is seen, however long that took. */
export function useLeaveWhenSettled(): void {
  const cashier = useCashier();
  const { transaction, router } = cashier;
  const isSeen = isPaymentSeen(useSnapshot(transaction));
  useEffect(() => followTransaction(cashier), [cashier]);
  useEffect(() => {
    if (!isSeen) return;
    transaction.isWaitOver = false;
    router.navigate('/deposit/complete', { isFinal: true });
  }, [transaction, router, isSeen]);
}
