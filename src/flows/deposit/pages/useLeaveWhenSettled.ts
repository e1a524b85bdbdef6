import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { isPaymentSeen } from '../../../domain/transaction/isPaymentSeen';
import { useCashier } from '../../../state/CashierContext';
import { followTransaction } from '../complete/followTransaction';

/** A page that waits to be paid: the status is followed, and once the payment is seen the complete screen tells of it. */
export function useLeaveWhenSettled(): void {
  const cashier = useCashier();
  const isSeen = isPaymentSeen(useSnapshot(cashier.transaction));
  useEffect(() => followTransaction(cashier), [cashier]);
  useEffect(() => {
    if (isSeen) cashier.router.navigate('/deposit/complete', { isFinal: true });
  }, [cashier, isSeen]);
}
