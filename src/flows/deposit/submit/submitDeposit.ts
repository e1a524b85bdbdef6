import { methodTypeOf } from '../../../domain/crypto/methodTypeOf';
import { needsCaptcha } from '../../../domain/method/methodLists';
import type { SubmitFacts } from '../../../host/HoldEvent';
import type { Cashier } from '../../../state/Cashier';
import { noAskedFields } from '../../../state/createDepositState';
import type { DepositIntent, PressedIntent } from '../../../state/DepositIntent';
import { intentOf } from '../../../state/RequestIntent';
import { beginTry } from '../../shared/creation/beginTry';
import { rememberAnswered } from '../../shared/creation/isNotMade';
import { keepsId } from '../../shared/creation/keepsId';
import { sendMetric } from '../../shared/creation/sendMetric';
import { markTold } from '../../shared/creation/tellCreated';
import { withPaymentLock } from '../../shared/creation/withPaymentLock';
import { asFailure, reportFailure } from '../../shared/failure/reportFailure';
import { askHost } from '../../shared/hold/askHost';
import { formPlaceOf, type Place } from '../../shared/navigation/placeOf';
import { captchaLeft, isCaptchaLeft } from '../captcha/captchaFailure';
import { fetchGeetestFields, type GeetestFields } from '../captcha/fetchGeetestFields';
import { withCaptcha } from '../captcha/withCaptcha';
import { endUnknown } from '../complete/endUnknown';
import { keepIntent } from '../pending/keepIntent';
import { takeAsked } from '../pending/keptAsked';
import { openSent } from '../pending/openSent';
import { pendingList } from '../pending/pendingList';
import type { PendingWindow } from '../redirect/openPendingWindow';
import { openInClick } from '../redirect/openWaiting';
import { markRefused } from '../refused/markRefused';
import { noneNamed } from './askedFields';
import { createOperation, isBoxMissing, isBoxRefused, reportMissingBox } from './boxCreation';
import { depositCurrency, depositPayload, pressed } from './depositPayload';
import { ensurePaymentSession, sessionOf } from './ensurePaymentSession';
import { followEnded } from './followEnded';
import { handleCreated } from './handleCreated';
import { markFirstSubmit } from './markFirstSubmit';
import { readDepositAnswer } from './readDepositAnswer';
import { resolveUnknownOutcome } from './resolveUnknownOutcome';

/**
 * DEP-01: one deposit per intent. Called in the click, with values that are already valid; a second call while the
 * first is under way does nothing.
 */
export function submitDeposit(cashier: Cashier, wish: DepositIntent): void {
  const { deposit, signal } = cashier;
  if (deposit.isSubmitting) return;
  const intent = pressed(cashier, wish);
  if (isBoxMissing(cashier, intent)) {
    reportMissingBox(cashier);
    return;
  }
  if (openSent(cashier, intent)) return;
  Object.assign(deposit, { isSubmitting: true, earlyNews: [] });
  beginTry(cashier);
  markFirstSubmit(cashier, {
    paymentMethod: intent.method.name,
    methodType: methodTypeOf(intent.method, cashier.user.currency),
    amount: intent.amount,
    currency: depositCurrency(cashier, intent),
  });
  let pending: PendingWindow | null = null;
  const place = formPlaceOf(cashier);
  // Runs in the click up to its first await: the host is asked and the window opened there (DEP-04).
  const begin = async (): Promise<void> => {
    const held = askHost(cashier, 'before-submit', submitFacts(cashier, intent));
    const ownCreate = cashier.kindOf(intent.method).create;
    pending = ownCreate ? null : openInClick(cashier, intent);
    if (held) await held;
    const run = () => (ownCreate ? ownCreate(cashier, intent) : create(cashier, intent, { pending, place }));
    const runOrEnd = () =>
      run().catch(async error => {
        const end = await followEnded(cashier, intent, error);
        if (end === null || end === 'mistaked') throw error;
      });
    await withPaymentLock(cashier, 'deposit', { create: runOrEnd, onRefused: () => pending?.close() });
  };
  begin()
    .catch((error: unknown) => {
      pending?.close();
      if (!isCaptchaLeft(error)) reportRefusal(cashier, intent, error, place);
    })
    .finally(() => {
      if (!signal.aborted) deposit.isSubmitting = false;
    });
}

/** Nothing was made: says why, and leads to the packages where one of them was refused. */
function reportRefusal(cashier: Cashier, intent: PressedIntent, error: unknown, place: Place): void {
  const { deposit, transaction, router } = cashier;
  // Its status may have been opened from the list.
  const { depositId, requestId } = transaction;
  if (depositId === null && requestId === asFailure(error).reference) transaction.isNotCreated = true;
  if (intent.depositId !== undefined) endUnknown(cashier, intent.depositId, error);
  const isOfBox = isBoxRefused(error);
  if (!isOfBox) markRefused(cashier, intent.method.name, error);
  // One that exists, e.g. a prepared invoice (IND-01), may be paid by now: the report suggests no other method.
  const isMade = (intent.depositId ?? intent.askedId) !== null;
  reportFailure(cashier, error, isMade ? 'error.notDone' : undefined, { isOfScreen: !place.isLeft() });
  if (!isOfBox || place.isLeft()) return;
  // What was pressed would be refused again: the packages are asked for anew there, and one is chosen anew.
  router.navigate('/deposit', { isReset: true });
  Object.assign(deposit, noAskedFields(), { box: null });
}

/** What the host is told before a deposit is sent. */
export function submitFacts(cashier: Cashier, intent: DepositIntent): SubmitFacts {
  const { method, amount, depositId } = intent;
  const known = depositId ?? cashier.deposit.depositId;
  return {
    action: 'deposit',
    paymentMethod: method.name,
    amount,
    currency: depositCurrency(cashier, intent),
    ...(known !== null && { depositId: known }),
  };
}

interface Click {
  pending: PendingWindow | null;
  place: Place;
}

async function create(cashier: Cashier, intent: PressedIntent, { pending, place }: Click): Promise<void> {
  const { client, deposit, signal } = cashier;
  // No captcha opens over another screen: nobody there would know what it is for.
  const fetchCaptcha = async () => {
    if (place.isLeft()) throw captchaLeft('');
    return fetchGeetestFields(cashier);
  };
  // Before the first call if the method needs it; and again if the server asks for it (section 8).
  const initial: GeetestFields = needsCaptcha(intent.method.name) ? await fetchCaptcha() : {};
  await ensurePaymentSession(cashier, intent);
  const payload = depositPayload(cashier, intent);
  const { requestId, isUnclear } = intentOf(deposit, payload);
  const session = sessionOf(cashier);
  const operation = createOperation(intent);
  const isStep = intent.depositId !== undefined;
  const forget = () => {
    // A step's deposit stands on the list, whatever becomes of the step.
    if (!isStep) pendingList.drop(cashier, { depositId: null, requestId });
  };
  // The host has been told of a deposit that has an id; that of a further step is stored already too.
  if (payload.depositId !== undefined) markTold(cashier, { requestId, depositId: payload.depositId });
  const putBack = isStep ? null : takeAsked(cashier, intent.askedId);
  if (!isStep) keepIntent(cashier, intent, { depositId: null, requestId });
  try {
    const answer = await withCaptcha({
      initial,
      fetchCaptcha,
      call: captcha =>
        client.call(
          operation,
          { ...payload, ...captcha, ...session, requestId },
          { signal, reference: requestId },
        ),
    });
    const response = readDepositAnswer(answer, requestId);
    const { isFieldsRequired, fields, depositId = payload.depositId } = response;
    // It says nothing of what was made: sent again it might be a second one.
    if (isFieldsRequired && !fields?.length && depositId === undefined) throw noneNamed(requestId);
    rememberAnswered(cashier, 'deposit', requestId);
    deposit.intent = null;
    sendMetric(cashier, operation, intent.method, 'ok');
    const isKept = await handleCreated(cashier, { intent, response, pending, requestId, place });
    // More fields are asked for: there is nothing to come back to yet.
    if (!isKept) forget();
  } catch (failure) {
    const error = asFailure(failure);
    sendMetric(cashier, operation, intent.method, 'fail');
    pending?.close();
    // Nothing was sent this time: what became of the earlier call is still not known.
    if (isUnclear && error.kind === 'captcha') throw error;
    if (isUnclear || error.isOutcomeUnknown) {
      if (await resolveUnknownOutcome(cashier, { intent, requestId, error })) return;
    }
    const mayArrive = keepsId(error, isUnclear);
    if (!mayArrive) deposit.intent = null;
    if (mayArrive && !isStep && !putBack)
      keepIntent(cashier, intent, { depositId: null, requestId, isDenied: true });
    else forget();
    putBack?.();
    throw error;
  }
}
