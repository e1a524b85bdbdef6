import { ref } from 'valtio/vanilla';
import type { DepositApiResponse } from '../../../api/contract/deposit';
import { isDepositFinal } from '../../../domain/transaction/depositStatus';
import { assign } from '../../../lib/assign';
import type { Cashier } from '../../../state/Cashier';
import { createTransactionState } from '../../../state/createTransactionState';
import type { PressedIntent } from '../../../state/DepositIntent';
import type { Place } from '../../shared/navigation/placeOf';
import { keepIntent } from '../pending/keepPending';
import { keepAsked } from '../pending/keptAsked';
import { readSafeRedirect } from '../redirect/followRedirect';
import type { PopUp } from '../redirect/openPopUp';
import { openAfterAnswer } from '../redirect/openWaiting';
import { sendAway } from '../redirect/sendAway';
import { addAskedFields, startStep, tellRefused } from './askedFields';
import { boxRoute, hasAddress, leadOn, nextRoute, shownRoute } from './nextRoute';
import { reportCreated, startTransaction } from './startTransaction';

interface CreatedDeposit {
  intent: PressedIntent;
  response: DepositApiResponse;
  popUp: PopUp | null;
  requestId: string;
  /** The form that it was sent from. */
  place: Place;
}

/**
 * Leads on from the answer to a creating call: to more fields, a payment page or a screen of the widget
 * (DEP-03 to DEP-05). Resolves to whether a deposit exists, i.e. no more fields are asked for.
 */
export async function handleDepositAnswer(cashier: Cashier, created: CreatedDeposit): Promise<boolean> {
  const { transaction, router } = cashier;
  const { intent, response, popUp, requestId } = created;
  const { depositId, isFieldsRequired } = response;
  if (depositId !== undefined) reportCreated(cashier, intent, { depositId, requestId });
  const id = depositId ?? intent.depositId ?? intent.askedId;
  if (isFieldsRequired) {
    popUp?.close();
    askForMore(cashier, created, id);
    return false;
  }
  const redirect = readSafeRedirect(cashier, response, {
    paymentMethod: intent.method.name,
    reference: id ?? requestId,
  });
  if (redirect === 'unsafe') {
    popUp?.close();
    if (intent.depositId === undefined)
      endUnsafe(cashier, created, { depositId: id, requestId, isConfirmed: true });
    return true;
  }
  const { createdAt, answer } = transaction;
  const flows = { sent: answer?.data?.unifiedFlow, next: response.data?.unifiedFlow };
  // A server need not name the deposit: then the requestId identifies it.
  const again = startStep(cashier, intent, { depositId: id, requestId, isConfirmed: true }, flows);
  // The time to pay of the same form goes on: a press of its button does not begin it anew.
  if (again?.isSame) assign(transaction, { createdAt });
  // The kind's own screen has nothing to show for a deposit that is paid on another page.
  const isElsewhere = redirect !== null && !hasAddress(response);
  const ownRoute = isElsewhere ? '/deposit/complete' : cashier.kindOf(intent.method).nextRoute;
  const fallback = intent.nextRoute === undefined ? ownRoute : shownRoute(response, intent.nextRoute);
  const next = intent.box ? boxRoute(response) : nextRoute({ response, method: intent.method }, fallback);
  assign(transaction, { answer: response, path: next });
  // A push that came before the answer may have said that the deposit is settled.
  if (!redirect || isDepositFinal(transaction.status)) {
    popUp?.close();
    leadOn(cashier, next);
    if (again?.isUnchanged && router.current().path === next) tellRefused(cashier, id ?? requestId);
    return true;
  }
  // `ref`: the host gets this object in an event, and must not hold a part of the state.
  transaction.redirect = ref(redirect);
  await sendAway(cashier, { redirect, popUp: popUp ?? openAfterAnswer(cashier, intent), next });
  return true;
}

/** DEP-06: its form would make another deposit; that of a further step stays, as its deposit is on screen. */
function endUnsafe(
  cashier: Cashier,
  { intent, place }: CreatedDeposit,
  ids: { depositId: string | null; requestId: string; isConfirmed: boolean },
): void {
  // Where to pay is as lost as with its answer.
  if (place.isLeft()) {
    keepIntent(cashier, intent, { ...ids, isAnswerLost: true });
    return;
  }
  startTransaction(cashier, intent, ids);
  cashier.transaction.isAnswerLost = true;
  leadOn(cashier, '/deposit/complete');
}

/** DEP-03: the form goes on with the fields that its deposit is asked for. */
function askForMore(
  cashier: Cashier,
  { intent, response: { fields = [] }, requestId, place }: CreatedDeposit,
  depositId: string | null,
): void {
  const { deposit, methods, transaction, router } = cashier;
  const isStep = intent.depositId !== undefined;
  // The fields belong to the form that was left: another one would be sent with this deposit's id. From the list the
  // same form is opened again, and goes on.
  const isOther =
    deposit.method?.name !== intent.method.name ||
    methods.selectedCountry !== intent.selectedCountry ||
    deposit.box?.id !== intent.box?.id;
  // Another deposit of the method may have taken its form.
  const { depositId: shown } = isStep ? transaction : deposit;
  const isTaken = shown !== (isStep ? intent.depositId : intent.askedId) && shown !== null;
  const isGone = isTaken || (place.isLeft() && (isStep || isOther));
  const flow = isStep ? transaction.answer?.data?.unifiedFlow : null;
  if (!isGone) addAskedFields(cashier, intent, { depositId, requestId, fields, flow });
  if (depositId !== null && !isStep)
    keepAsked(cashier, intent, { depositId, fields: isGone ? fields : deposit.extraFields });
  if (isGone) return;
  // Opened from the list while it was made: its status has nothing to tell, and its form goes on.
  if (router.current().path === '/deposit/complete' && transaction.requestId === requestId) {
    assign(transaction, createTransactionState());
    router.navigate(cashier.kindOf(intent.method).path, { isFinal: true });
  }
}
