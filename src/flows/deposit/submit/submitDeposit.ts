/*
 * The life of a deposit:
 * - Form: `MethodForm` makes an intent of what is typed (`useSubmit`), and `submitDeposit` begins in the click: the host
 *   is asked, a window opened for the payment page, and no other deposit is made meanwhile.
 * - Create: by the kind's own `create`, as of P2P (`createP2P`), else by `createDeposit`. The request is stored before
 *   it is sent (`keepRequest`).
 * - Asked fields: `handleDepositAnswer` gives them to the form (`addAskedFields`), which sends them by the next
 *   `submitDeposit`; a triggered field asks for them anew (`refreshFields`). The deposit is kept meanwhile (`keepAsked`)
 *   and may end (`followEnded`).
 * - Pay: `startTransaction` makes the deposit the one on screen. It is paid on another page (`sendAway`), or by a screen
 *   of the widget (`nextRoute`); one of them is a further step's form, which calls `submitDeposit` with the deposit's id.
 * - Wait: polls (`followTransaction`) and pushes (`receivePush`) end in `applyStatus`; `completeDeposit` says that the
 *   player has paid. `CompleteScreen` shows what has become of it.
 * - Left open: it stays on the list until its end was seen (`keepPending`). There `usePendingDeposits` follows it, and
 *   `openPendingDeposit` leads back to it.
 * - Answer lost: `recoverDeposit` asks what was made. If the page has gone meanwhile, the list asks by the stored
 *   request (`askPending`).
 */
import type { SubmitFacts } from '../../../host/HoldEvent';
import { assign } from '../../../lib/assign';
import type { Cashier } from '../../../state/Cashier';
import { noAskedFields } from '../../../state/createDepositState';
import { clearNotifications } from '../../../state/createNotificationsState';
import type { DepositIntent, PressedIntent } from '../../../state/DepositIntent';
import { withPaymentLock } from '../../shared/creation/withPaymentLock';
import { asFailure, reportFailure } from '../../shared/failure/reportFailure';
import { askHost } from '../../shared/hold/askHost';
import { formPlaceOf, type Place } from '../../shared/navigation/placeOf';
import { isCaptchaLeft } from '../captcha/withCaptcha';
import { endUnknown } from '../complete/endUnknown';
import { openSent } from '../pending/openSent';
import type { PopUp } from '../redirect/openPopUp';
import { openInClick } from '../redirect/openWaiting';
import { markRefused } from '../refused/nextBestMethod';
import { isBoxMissing, isBoxRefused, reportMissingBox } from './boxCreation';
import { createDeposit } from './createDeposit';
import { depositCurrency, pressed } from './depositPayload';
import { followEnded } from './followEnded';
import { markFirstSubmit } from './markFirstSubmit';
import { refreshLost } from './refreshFields';

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
  const refreshing = refreshLost(cashier, wish);
  if (refreshing) {
    void refreshing.then(canGoOn => canGoOn && submitDeposit(cashier, wish));
    return;
  }
  assign(deposit, { isSubmitting: true, earlyNews: [] });
  clearNotifications(cashier.notifications);
  markFirstSubmit(cashier, intent);
  let popUp: PopUp | null = null;
  const place = formPlaceOf(cashier);
  // Runs in the click up to its first await: the host is asked and the window opened there (DEP-04).
  const begin = async (): Promise<void> => {
    const held = askHost(cashier, 'before-submit', submitFacts(cashier, intent));
    const ownCreate = cashier.kindOf(intent.method).create;
    popUp = ownCreate ? null : openInClick(cashier, intent);
    if (held) await held;
    const run = () =>
      ownCreate ? ownCreate(cashier, intent) : createDeposit(cashier, intent, { popUp, place });
    const runOrEnd = () =>
      run().catch(async error => {
        const end = await followEnded(cashier, intent, error);
        if (end === null || end === 'mistaked') throw error;
      });
    await withPaymentLock(cashier, 'deposit', { create: runOrEnd, onRefused: () => popUp?.close() });
  };
  begin()
    .catch((error: unknown) => {
      popUp?.close();
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
  assign(deposit, noAskedFields(), { box: null });
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
