import { needsCaptcha } from '../../../domain/method/methodLists';
import type { Cashier } from '../../../state/Cashier';
import type { PressedIntent } from '../../../state/DepositIntent';
import { intentOf } from '../../../state/RequestIntent';
import { rememberAnswered } from '../../shared/creation/isNotMade';
import { keepsId } from '../../shared/creation/keepsId';
import { sendMetric } from '../../shared/creation/sendMetric';
import { markTold } from '../../shared/creation/tellCreated';
import { asFailure } from '../../shared/failure/reportFailure';
import type { Place } from '../../shared/navigation/placeOf';
import { fetchGeetestFields, type GeetestFields } from '../captcha/fetchGeetestFields';
import { withCaptcha } from '../captcha/withCaptcha';
import { keepRequest } from '../pending/keepPending';
import type { PopUp } from '../redirect/openPopUp';
import { depositPayload } from './depositPayload';
import { handleDepositAnswer } from './handleDepositAnswer';
import { recoverDeposit } from './recoverDeposit';
import { createOperation, ensurePaymentSession, sendDeposit } from './sendDeposit';

interface Click {
  /** The window that was opened for the payment page. */
  popUp: PopUp | null;
  /** The form that it was sent from. */
  place: Place;
}

/** DEP-02: creates one deposit for an intent, or a further step of one: captcha, the call, and what its answer leads to. */
export async function createDeposit(
  cashier: Cashier,
  intent: PressedIntent,
  { popUp, place }: Click,
): Promise<void> {
  const { deposit } = cashier;
  const fetchCaptcha = () => fetchGeetestFields(cashier, place);
  // Before the first call if the method needs it; and again if the server asks for it (section 8).
  const initial: GeetestFields = needsCaptcha(intent.method.name) ? await fetchCaptcha() : {};
  const session = await ensurePaymentSession(cashier, intent);
  const payload = depositPayload(cashier, intent);
  const { requestId, isUnclear } = intentOf(deposit, payload);
  const operation = createOperation(intent);
  // The host has been told of a deposit that has an id.
  if (payload.depositId !== undefined) markTold(cashier, { requestId, depositId: payload.depositId });
  const kept = keepRequest(cashier, intent, requestId);
  try {
    const response = await withCaptcha({
      initial,
      fetchCaptcha,
      call: captcha => sendDeposit(cashier, intent, { ...payload, ...captcha, ...session, requestId }),
    });
    rememberAnswered(cashier, 'deposit', requestId);
    deposit.intent = null;
    sendMetric(cashier, operation, intent.method, 'ok');
    const isMade = await handleDepositAnswer(cashier, { intent, response, popUp, requestId, place });
    // More fields are asked for: there is nothing to come back to yet.
    if (!isMade) kept.forget();
  } catch (failure) {
    const error = asFailure(failure);
    sendMetric(cashier, operation, intent.method, 'fail');
    popUp?.close();
    // Nothing was sent this time: what became of the earlier call is still not known.
    if (isUnclear && error.kind === 'captcha') throw error;
    if (isUnclear || error.isOutcomeUnknown) {
      if (await recoverDeposit(cashier, { intent, requestId, error })) return;
    }
    const mayArrive = keepsId(error, isUnclear);
    if (!mayArrive) deposit.intent = null;
    kept.deny(mayArrive);
    throw error;
  }
}
