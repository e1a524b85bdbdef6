import { endUnknown } from '../../../flows/deposit/complete/endUnknown';
import { pendingList } from '../../../flows/deposit/pending/pendingList';
import { reportStepFailure, reportToHost } from '../../../flows/shared/failure/reportFailure';
import { tellPlayer } from '../../../flows/shared/failure/tellPlayer';
import { placeOf } from '../../../flows/shared/navigation/placeOf';
import { startAnew } from '../../../flows/shared/navigation/startAnew';
import type { Cashier } from '../../../state/Cashier';
import { addNotification, clearNotifications } from '../../../state/createNotificationsState';
import { isTransferOver, showOutcome } from './followP2P';
import { isRetryable, type Standing, sendCancel } from './sendCancel';

/** What the player reads of a deposit that was not cancelled. */
const STANDS = {
  waiting: 'status.stillWaiting.title',
  paid: 'common.errors.banking.depositPaid',
} as const satisfies Record<Standing, string>;

/**
 * Cancels the invoice on screen. If the server refuses, as when money is on its way, or answers that the
 * deposit stands, the complete screen shows how it goes on. Resolves whether the matter is settled; `false`
 * keeps the screen.
 */
export async function cancelP2P(cashier: Cashier): Promise<boolean> {
  const { client, transaction, signal, notifications, translator } = cashier;
  const { depositId, requestId } = transaction;
  if (depositId === null) return false;
  const place = placeOf(cashier);
  clearNotifications(notifications);
  let stands: Standing | null;
  try {
    stands = await sendCancel(client, { depositId }, { signal, reference: depositId });
  } catch (error) {
    endUnknown(cashier, depositId, error);
    // The status has told how it ended.
    if (isTransferOver(transaction)) {
      reportToHost(cashier, error);
      return true;
    }
    reportStepFailure(cashier, error);
    if (isRetryable(error)) return false;
    if (!place.isLeft()) showOutcome(cashier);
    return true;
  }
  if (stands) {
    tellPlayer(cashier, translator.t(STANDS[stands]), depositId);
    if (!place.isLeft()) showOutcome(cashier);
    return true;
  }
  pendingList.drop(cashier, { depositId, requestId });
  addNotification(notifications, { content: translator.t('p2p.cancelled'), isNews: true });
  if (!place.isLeft()) startAnew(cashier, '/deposit');
  return true;
}
