import type { PlainMessageId } from '#generated/messages';
import { isCashierError } from '../../../api/errors';
import { withdrawalConfirm } from '../../../api/operations/withdrawal';
import { ownValue } from '../../../lib/ownValue';
import { SECOND_MS } from '../../../spec/timers';
import { WITHDRAWAL_CODES } from '../../../spec/withdrawal';
import type { Cashier } from '../../../state/Cashier';
import { clearNotifications } from '../../../state/createNotificationsState';
import { reportStepFailure, reportToHost } from '../../shared/failure/reportFailure';
import { keepCode, keptCode } from './keptCodes';

/** Seconds between two codes where the server has named no other wait. */
const RESEND_AFTER = 30;

const REFUSALS: Readonly<Record<string, PlainMessageId>> = {
  [WITHDRAWAL_CODES.resendTooEarly]: 'withdrawal.code.tooEarly',
  [WITHDRAWAL_CODES.resendLimit]: 'withdrawal.code.noMore',
};

/** What came of asking for another code: the text of a known refusal; `null` where there is nothing to say beside it. */
export type NewCode = 'sent' | PlainMessageId | null;

export async function sendNewCode(cashier: Cashier): Promise<NewCode> {
  const { client, withdrawal, signal } = cashier;
  const { withdrawalId, code } = withdrawal.current;
  if (withdrawalId === null) return null;
  clearNotifications(cashier.notifications);
  const waitUntil = (resendAt: number) => {
    if (!code) return;
    code.resendAt = resendAt;
    // One that the steps alone ask for is not stored: they say when it is awaited no more.
    if (keptCode(cashier, withdrawalId)) keepCode(cashier, withdrawalId, code);
  };
  // Starts the wait before the answer, as a second press would ask for one more.
  waitUntil(Date.now() + (code?.resendAfter || RESEND_AFTER) * SECOND_MS);
  try {
    await client.call(withdrawalConfirm, { withdrawalId, resend: true }, { signal, reference: withdrawalId });
    return 'sent';
  } catch (error) {
    const known = isCashierError(error) && ownValue(REFUSALS, error.code ?? '');
    if (known) return known;
    const { current } = withdrawal;
    const isWanted = current.withdrawalId === withdrawalId && current.code !== null;
    const isSent = isCashierError(error) && error.isUnreadable;
    // By a push, no code is wanted any more.
    if (isSent || !isWanted) {
      reportToHost(cashier, error);
      return isSent ? 'sent' : null;
    }
    waitUntil(0);
    reportStepFailure(cashier, error);
    return null;
  }
}
