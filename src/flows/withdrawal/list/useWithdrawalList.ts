import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../../../api/contract/method';
import { useCashier } from '../../../state/CashierContext';
import { markMethodsShown } from '../../deposit/list/markMethodsShown';
import { loadPending } from '../pending/loadPending';
import { loadWithdrawalMethods } from './loadWithdrawalMethods';

/** Loads the methods and the pending withdrawals; `null` until the methods are there. */
export function useWithdrawalList(): readonly PaymentMethod[] | null {
  const cashier = useCashier();
  const { status, list } = useSnapshot(cashier.withdrawal);
  const isReady = status === 'ready';

  // Once per visit: after a failure, the error page's Refresh asks again.
  useEffect(() => {
    if (cashier.withdrawal.status === 'idle') void loadWithdrawalMethods(cashier);
  }, [cashier]);

  useEffect(() => loadPending(cashier), [cashier]);

  useEffect(() => {
    if (isReady) markMethodsShown(cashier);
  }, [cashier, isReady]);

  return isReady ? list : null;
}
