import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { isPaymentSeen } from '../../../domain/transaction/isPaymentSeen';
import { useCashier } from '../../../state/CashierContext';
import { followTransaction } from '../complete/followTransaction';

/** For a page that waits for a payment: opens the complete screen once the payment is seen. */
export function useLeaveWhenSettled(): void {
  const cashier = useCashier();
  const isSeen = isPaymentSeen(useSnapshot(cashier.transaction));
  useEffect(() => followTransaction(cashier), [cashier]);
  useEffect(() => {
    if (isSeen) cashier.router.navigate('/deposit/complete', { isFinal: true });
  }, [cashier, isSeen]);
}
