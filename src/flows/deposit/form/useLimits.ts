import { useEffect } from 'react';
import type { PaymentMethod } from '../../../api/contract/method';
import { depositLimits } from '../../../api/operations/deposit';
import { whenIdle } from '../../../lib/whenIdle';
import type { Cashier } from '../../../state/Cashier';
import { useCashier } from '../../../state/CashierContext';
import { reportToHost } from '../../shared/failure/reportFailure';

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

/** FORM-05: loads the server's limits for a method, if there are some; else the method's own rules apply. */
export async function loadLimits(cashier: Cashier, method: PaymentMethod): Promise<void> {
  const { client, deposit, user, signal } = cashier;
  const { currency } = user;
  try {
    const limits = await client.call(depositLimits, { currency, paymentMethod: method.name }, { signal });
    if (deposit.method?.name === method.name && user.currency === currency) deposit.limits = limits;
  } catch (error) {
    reportToHost(cashier, error);
  }
}
