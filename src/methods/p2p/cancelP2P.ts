import { isCashierError } from '../../api/errors';
import { depositCancel } from '../../api/operations/deposit';
import { forgetPending } from '../../flows/deposit/pending/keepPending';
import { placeOf } from '../../flows/shared/placeOf';
import { reportStepFailure } from '../../flows/shared/reportFailure';
import { startAnew } from '../../flows/shared/startAnew';
import type { Cashier } from '../../state/Cashier';
import { addNotification } from '../../state/createNotificationsState';
import { leave } from './followP2P';

/**
 * Cancels the invoice on screen. A server that refuses has its reasons, such as money on its way: the complete screen
 * says how it stands. Resolves whether the screen is left.
 */
export async function cancelP2P(cashier: Cashier): Promise<boolean> {
  const { client, transaction, signal, notifications, translator } = cashier;
  const { depositId } = transaction;
  if (depositId === null) return false;
  const place = placeOf(cashier);
  try {
    await client.run(depositCancel, { depositId }, { signal, reference: depositId });
  } catch (error) {
    reportStepFailure(cashier, error);
    if (!isCashierError(error) || error.isOutcomeUnknown) return false;
    if (!place.isLeft()) leave(cashier);
    return true;
  }
  forgetPending(cashier, { depositId, requestId: transaction.requestId });
  addNotification(notifications, { content: translator.t('p2p.cancelled') });
  if (!place.isLeft()) startAnew(cashier, '/deposit');
  return true;
}
