import { unknown } from 'superstruct';
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
import { mayTryAgain } from './mayTryAgain';

/** deposit-cancel with any answer accepted: it may be empty. */
const CANCEL: Operation<NonNullable<typeof depositCancel.request>, unknown> = {
  ...depositCancel,
  answer: unknown(),
};

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
  let answer: unknown;
  try {
    answer = await client.call(CANCEL, { depositId }, { signal, reference: depositId });
  } catch (error) {
    reportStepFailure(cashier, error);
    if (mayTryAgain(error)) return false;
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
 * The message for an answer which says that the deposit was not cancelled; `null` if it does not say so.
 * Unknown statuses do not count, nor do numbers: 0 or 1 may be the result of the call.
 */
function keptAs(answer: unknown) {
  const status = isRecord(answer) ? String(answer['status']) : '';
  const told = /\D/.test(status) && isKnownStatus(status) ? mapDepositStatus(status) : 'mistaked';
  if (told === 'mistaked') return null;
  return told === 'waiting' ? 'status.stillWaiting.title' : 'common.errors.banking.depositPaid';
}
