import { useEffect } from 'react';
import type { PaymentMethod } from '../../../api/contract/method';
import { whenIdle } from '../../../lib/whenIdle';
import { useCashier } from '../../../state/CashierContext';
import { loadLimits } from './loadLimits';

/** Asks for the method's limits once the form stands, unless the price is fixed. */
export function useLimits(method: PaymentMethod, hasPrice: boolean): void {
  const cashier = useCashier();
  useEffect(() => {
    if (hasPrice) return;
    let isOpen = true;
    void whenIdle().then(() => (isOpen ? loadLimits(cashier, method) : undefined));
    return () => {
      isOpen = false;
    };
  }, [cashier, method, hasPrice]);
}
