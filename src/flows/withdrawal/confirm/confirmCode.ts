import { isCashierError } from '../../../api/errors';
import { withdrawalConfirm } from '../../../api/operations/withdrawal';
import { WITHDRAWAL_CODES } from '../../../spec/withdrawal';
import { markConfirmed, receiveWithdrawal } from '../../../state/applyWithdrawal';
import type { Cashier } from '../../../state/Cashier';
import { clearNotifications } from '../../../state/createNotificationsState';
import { reportStepFailure, reportToHost } from '../../shared/failure/reportFailure';
import { placeOf } from '../../shared/navigation/placeOf';
import { askStatus } from '../follow/askStatus';
import { closeCode, endCode } from './keptCodes';

type CodeOutcome =
  | 'confirmed'
  | 'wrong'
  /** Too many wrong codes: the withdrawal is over. */
  | 'ended'
  | 'failed';

const toTimeline = ({ router }: Cashier): void => router.navigate('/withdrawal/complete', { isFinal: true });

/**
 * Sends the code. Without a yes, the withdrawal's status says what became of it, as the answer may be lost, and another
 * tab may have confirmed or cancelled it; a refusal that only passes says nothing of it.
 */
export async function confirmCode(cashier: Cashier, code: string): Promise<CodeOutcome> {
  const { client, withdrawal, signal } = cashier;
  const { current } = withdrawal;
  const { withdrawalId } = current;
  if (withdrawalId === null) return 'failed';
  const place = placeOf(cashier);
  clearNotifications(cashier.notifications);
  try {
    const answer = await client.call(
      withdrawalConfirm,
      { withdrawalId, code },
      { signal, reference: withdrawalId },
    );
    // The player may have opened another withdrawal by now.
    if (current.withdrawalId === withdrawalId) markConfirmed(current);
    closeCode(cashier, withdrawalId);
    receiveWithdrawal(withdrawal, { ...answer, withdrawalId });
    if (!place.isLeft()) toTimeline(cashier);
    return 'confirmed';
  } catch (error) {
    if (!isCashierError(error)) throw error;
    if (error.code === WITHDRAWAL_CODES.codeWrong) return 'wrong';
    const isEnded = error.code === WITHDRAWAL_CODES.codeAttemptsExceeded;
    const isAsked = (isEnded || !error.isPassing) && !place.isLeft();
    if (isAsked) await askStatus(cashier, signal).catch(() => {});
    // Also by a push that came before the answer.
    const isOver = current.code === null || (isAsked && isEnded);
    if (current.withdrawalId === withdrawalId && isOver) {
      reportToHost(cashier, error);
      // By the code's refusal alone, or by one that another tab has told.
      current.isCodeOver ||= current.code !== null;
      current.code = null;
      (current.isCodeOver ? endCode : closeCode)(cashier, withdrawalId);
      // The screen leaves by itself if the status has settled the withdrawal.
      if (!place.isLeft()) toTimeline(cashier);
      return isEnded ? 'ended' : 'confirmed';
    }
    reportStepFailure(cashier, error);
    return 'failed';
  }
}
