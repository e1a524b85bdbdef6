import { type ReactElement, useEffect } from 'react';
import { useCashier } from '../../../state/CashierContext';
import { loadPending } from './loadPending';
import { PendingList } from './PendingList';

/** The pending withdrawals where there is no list of methods that loads them. */
export function PendingWithdrawals(): ReactElement {
  const cashier = useCashier();
  useEffect(() => loadPending(cashier), [cashier]);
  return <PendingList />;
}
