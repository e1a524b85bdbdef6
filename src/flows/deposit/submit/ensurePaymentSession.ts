import type { DepositPayload } from '../../../api/contract/deposit';
import { sessionStart } from '../../../api/operations/deposit';
import type { Cashier } from '../../../state/Cashier';
import type { DepositIntent } from '../../../state/DepositIntent';
import { reportToHost } from '../../shared/failure/reportFailure';
import { withGroupTimeout } from '../../shared/failure/withGroupTimeout';
import { depositCurrency } from './depositPayload';

/** What a creating call sends of the payment session, if there is one. */
export const sessionOf = ({
  deposit: { paymentSessionId },
}: Pick<Cashier, 'deposit'>): Pick<DepositPayload, 'paymentSessionId'> =>
  paymentSessionId === null ? {} : { paymentSessionId };

/** A deposit does not wait longer than this for its session. */
const LIMIT_MS = 10_000;

/**
 * DEP-08: starts a payment session unless there is one. If that fails, the host is told and the deposit is
 * made without.
 */
export async function ensurePaymentSession(cashier: Cashier, intent: DepositIntent): Promise<void> {
  const { deposit, client, signal } = cashier;
  const { method, amount } = intent;
  if (deposit.paymentSessionId !== null) return;
  try {
    const data = { amount, currency: depositCurrency(cashier, intent), pendingGroup: method.category };
    const session = await withGroupTimeout(
      signal,
      group => client.call(sessionStart, data, { signal: group }),
      LIMIT_MS,
    );
    deposit.paymentSessionId = session.payment_session_id;
  } catch (error) {
    reportToHost(cashier, error);
  }
}
