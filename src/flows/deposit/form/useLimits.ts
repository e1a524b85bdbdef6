import { useEffect } from 'react';
import type { PaymentMethod } from '../../../api/contract/method';
import { whenIdle } from '../../../lib/whenIdle';
import { useCashier } from '../../../state/CashierContext';
import { loadLimits } from './loadLimits';

/** Loads the method's limits when the browser is idle after the form was drawn, unless the price is fixed. */
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
