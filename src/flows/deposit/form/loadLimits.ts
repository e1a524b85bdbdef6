import type { PaymentMethod } from '../../../api/contract/method';
import { depositLimits } from '../../../api/operations/deposit';
import type { Cashier } from '../../../state/Cashier';
import { reportToHost } from '../../shared/failure/reportFailure';

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
