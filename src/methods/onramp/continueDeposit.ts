import { ref } from 'valtio/vanilla';
import type { ContinuedDeposit } from '../../api/contract/onramp';
import { externalDepositContinue } from '../../api/operations/depositSteps';
import { isPaymentSeen } from '../../domain/transaction/isPaymentSeen';
import { endUnknown } from '../../flows/deposit/complete/endUnknown';
import { readSafeRedirect } from '../../flows/deposit/redirect/followRedirect';
import type { PopUp } from '../../flows/deposit/redirect/openPopUp';
import { opensOutside } from '../../flows/deposit/redirect/opensOutside';
import { openWaiting } from '../../flows/deposit/redirect/openWaiting';
import { sendAway } from '../../flows/deposit/redirect/sendAway';
import { nameDeposit } from '../../flows/deposit/submit/nameDeposit';
import { reportStepFailure, reportToHost } from '../../flows/shared/failure/reportFailure';
import { placeOf } from '../../flows/shared/navigation/placeOf';
import { applyStatus } from '../../state/applyStatus';
import type { Cashier } from '../../state/Cashier';
import { clearNotifications } from '../../state/createNotificationsState';

const COMPLETE = '/deposit/complete';

/** The `target` in the complete screen's query when the seller has refused the deposit (DEP-07). */
const ON_RAMP_TARGET = 'on-ramp';

/**
 * DEP-07, ONR-01: continues with an offer. Must be called in the click, which opens the window (DEP-04). A
 * call that fails leaves the player at the offers, as nothing has been paid, unless the bank does not know the
 * deposit. A player who has left the offers, or was led on by news of the deposit, is not sent to pay.
 */
export async function continueDeposit(cashier: Cashier, offerId: string): Promise<void> {
  const { client, transaction, signal } = cashier;
  const popUp = opensOutside(cashier) ? null : openWaiting(cashier);
  const place = placeOf(cashier);
  let depositId = '';
  clearNotifications(cashier.notifications);
  try {
    depositId = await nameDeposit(cashier);
    const answer = place.isLeft()
      ? null
      : await client.call(externalDepositContinue, { depositId, offerId }, { signal, reference: depositId });
    if (!answer || place.isLeft()) popUp?.close();
    else if (answer.error) refuse(cashier, depositId, popUp);
    else await follow(cashier, { answer, depositId, popUp });
  } catch (error) {
    popUp?.close();
    endUnknown(cashier, depositId, error);
    // The status tells the rest.
    if (isPaymentSeen(transaction)) reportToHost(cashier, error);
    else reportStepFailure(cashier, error);
  }
}

function refuse({ transaction, router }: Cashier, depositId: string, popUp: PopUp | null): void {
  popUp?.close();
  applyStatus(transaction, { depositId, status: 'mistaked' });
  router.navigate(COMPLETE, { isFinal: true, query: { status: 'mistaked', target: ON_RAMP_TARGET } });
}

interface Continued {
  answer: ContinuedDeposit;
  depositId: string;
  popUp: PopUp | null;
}

async function follow(cashier: Cashier, { answer, depositId, popUp }: Continued): Promise<void> {
  const { transaction, router } = cashier;
  const { paymentMethod } = transaction;
  const redirect = readSafeRedirect(cashier, answer, { paymentMethod, reference: depositId });
  // Without a page there is nothing to pay by, and the status says so.
  transaction.isAnswerLost = redirect === null;
  if (redirect === null || redirect === 'unsafe') {
    popUp?.close();
    // After an unsafe address another offer may be taken.
    if (redirect === null) router.navigate(COMPLETE, { isFinal: true });
    return;
  }
  transaction.redirect = ref(redirect);
  await sendAway(cashier, { redirect, popUp, next: COMPLETE });
}
