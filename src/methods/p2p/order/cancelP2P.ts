import { unknown } from 'superstruct';
import { isCashierError } from '../../../api/errors';
import type { Operation } from '../../../api/Operation';
import { depositCancel } from '../../../api/operations/deposit';
import { isKnownStatus, mapDepositStatus } from '../../../domain/transaction/depositStatus';
import { pendingList } from '../../../flows/deposit/pending/pendingList';
import { reportStepFailure } from '../../../flows/shared/failure/reportFailure';
import { tellPlayer } from '../../../flows/shared/failure/tellPlayer';
import { placeOf } from '../../../flows/shared/placeOf';
import { startAnew } from '../../../flows/shared/startAnew';
import { isRecord } from '../../../lib/isRecord';
import type { Cashier } from '../../../state/Cashier';
import { addNotification } from '../../../state/createNotificationsState';
import { leave } from './followP2P';

/** Its answer may be empty. */
const CANCEL: Operation<NonNullable<typeof depositCancel.request>, unknown> = {
  ...depositCancel,
  answer: unknown(),
};

/**
 * Cancels the invoice on screen. A server that refuses has its reasons, such as money on its way, and so has one whose
 * answer says that the deposit stands: the complete screen says how. Resolves whether the screen is left.
 */
export async function cancelP2P(cashier: Cashier): Promise<boolean> {
  const { client, transaction, signal, notifications, translator } = cashier;
  const { depositId, requestId } = transaction;
  if (depositId === null) return false;
  const place = placeOf(cashier);
  let answer: unknown;
  try {
    answer = await client.call(CANCEL, { depositId }, { signal, reference: depositId });
  } catch (error) {
    reportStepFailure(cashier, error);
    if (!isCashierError(error) || error.isOutcomeUnknown) return false;
    if (!place.isLeft()) leave(cashier);
    return true;
  }
  const kept = keptAs(answer);
  if (kept) {
    tellPlayer(cashier, translator.t(kept), depositId);
    if (!place.isLeft()) leave(cashier);
    return true;
  }
  pendingList.drop(cashier, { depositId, requestId });
  addNotification(notifications, { content: translator.t('p2p.cancelled') });
  if (!place.isLeft()) startAnew(cashier, '/deposit');
  return true;
}

/**
 * What the player reads where the answer says that it is not cancelled; a word of the server's own is no such answer,
 * nor is a number, as 0 or 1 may as well say how the call went.
 */
function keptAs(answer: unknown) {
  const status = isRecord(answer) ? String(answer['status']) : '';
  const told = /\D/.test(status) && isKnownStatus(status) ? mapDepositStatus(status) : 'mistaked';
  if (told === 'mistaked') return null;
  return told === 'waiting' ? 'status.stillWaiting.title' : 'common.errors.banking.depositPaid';
}
