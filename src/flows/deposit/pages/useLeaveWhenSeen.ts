import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { isPaymentSeen } from '../../../domain/transaction/isPaymentSeen';
import { useCashier } from '../../../state/CashierContext';
import { clearNotifications } from '../../../state/createNotificationsState';
import { followTransaction } from '../complete/followTransaction';

/** For a page that waits for a payment: opens the complete screen once the payment is seen, however long that took. */
export function useLeaveWhenSeen(): void {
  const cashier = useCashier();
  const { transaction, router, notifications } = cashier;
  const isSeen = isPaymentSeen(useSnapshot(transaction));
  useEffect(() => followTransaction(cashier), [cashier]);
  useEffect(() => {
    if (!isSeen) return;
    // What failed on this page has gone well since, or matters no more.
    clearNotifications(notifications);
    // The player's own 'I have paid' has opened it already where its answer says so.
    if (router.current().path !== '/deposit/complete')
      router.navigate('/deposit/complete', { isFinal: true });
  }, [router, notifications, isSeen]);
}
