import { sessionStart } from '../../../api/operations/deposit';
import type { Cashier } from '../../../state/Cashier';
import type { DepositIntent } from '../../../state/DepositIntent';
import { reportToHost } from '../../shared/failure/reportFailure';
import { currencyOf } from './depositPayload';

/** DEP-08: a session is started once; without one a deposit can still be made, and the host hears of it. */
export async function ensurePaymentSession(cashier: Cashier, intent: DepositIntent): Promise<void> {
  const { deposit, client, signal } = cashier;
  const { method, amount } = intent;
  if (deposit.paymentSessionId !== null) return;
  try {
    const data = { amount, currency: currencyOf(cashier, intent), pendingGroup: method.category };
    const session = await client.call(sessionStart, data, { signal });
    deposit.paymentSessionId = session.payment_session_id;
  } catch (error) {
    reportToHost(cashier, error);
  }
}
