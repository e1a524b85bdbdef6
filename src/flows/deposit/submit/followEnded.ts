import { isCashierError } from '../../../api/errors';
import { depositStatus } from '../../../api/operations/deposit';
import { mapDepositStatus } from '../../../domain/transaction/depositStatus';
import { isPaymentSeen } from '../../../domain/transaction/isPaymentSeen';
import type { DepositStatus } from '../../../spec/statuses';
import type { DepositNews } from '../../../state/applyStatus';
import type { Cashier } from '../../../state/Cashier';
import type { DepositIntent, PressedIntent } from '../../../state/DepositIntent';
import { findPending } from '../pending/pendingList';
import { askedSums } from './askedFields';
import { leadOn } from './nextRoute';
import { startTransaction } from './startTransaction';

/**
 * DEP-03: a deposit that asks for more fields may end before they are sent, by itself or paid in another way. The bank
 * then refuses them, and told only of that, the player would pay once more. Leads to how it has ended, or to its status
 * where the payment is seen, and resolves to that; `null`: it is to be paid still.
 */
export async function followEnded(
  cashier: Cashier,
  intent: PressedIntent,
  error: unknown,
): Promise<DepositStatus | null> {
  const { client, signal } = cashier;
  const { askedId: depositId } = intent;
  // The screen of a further step follows its deposit by itself. After a 401 or a 429 the question would be refused too.
  const isOfForm = depositId !== null && intent.depositId === undefined;
  if (!isOfForm || !isCashierError(error) || error.kind !== 'refused' || error.isPassing) return null;
  const answer = await client.call(depositStatus, { depositId }, { signal }).catch(() => null);
  if (!answer || (answer.depositId ?? depositId) !== depositId) return null;
  const status = mapDepositStatus(answer.status);
  if (!isPaymentSeen({ status, serverStatus: answer.status })) return null;
  showEnd(cashier, intent, { depositId, requestId: error.reference, news: answer });
  return status;
}

interface End {
  depositId: string;
  /** The call that sent its fields in vain. */
  requestId?: string;
  news: Omit<DepositNews, 'depositId'>;
}

/** DEP-03: leads to how a deposit that asked for more fields has ended. */
export function showEnd(cashier: Cashier, intent: DepositIntent, { news, ...ids }: End): void {
  const { depositId } = ids;
  cashier.deposit.earlyNews.push({ ...news, depositId });
  // Another tab may have sent another sum.
  const { amount, currency } = findPending(cashier, ids) ?? askedSums(cashier).get(depositId) ?? intent;
  startTransaction(cashier, { ...intent, amount, currency }, { ...ids, isConfirmed: true });
  leadOn(cashier, '/deposit/complete');
}
