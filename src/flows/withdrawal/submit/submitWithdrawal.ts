/*
 * The life of a withdrawal:
 * - Form: `PayoutForm` makes a draft of what is typed, and the review shows it. Nothing has been sent.
 * - Create: the review's button calls `submitWithdrawal`. The request is stored before it is sent (`keptWithdrawals`).
 *   After a refusal the draft stays on the review.
 * - Lead on: `handleCreatedWithdrawal` makes it the one on screen (`startWithdrawal`), and leads to its code if the bank
 *   asks for one, else to its status.
 * - Code: `confirmCode` sends it, `sendNewCode` asks for another. That it is awaited is stored (`keepCode`).
 * - Wait: polls (`followWithdrawal`) and pushes (`receivePush`) end in `applyWithdrawal`. Until the money is sent
 *   `cancelWithdrawal` may end it. `WithdrawalCompleteScreen` shows what has become of it.
 * - Left open: the list has it (`loadPending`) until its end was seen, and `openPending` leads back to it.
 * - Answer lost: `recoverWithdrawal` asks what was made. If nobody can say, or the page has gone meanwhile, the list asks
 *   by the stored request (`askKept`), or finds it among those that the bank lists (`matchUnclear`).
 */
import type { PlainMessageId } from '#generated/messages';
import type { WithdrawalAnswer, WithdrawalPayload } from '../../../api/contract/withdrawal';
import { withdrawalCreate } from '../../../api/operations/withdrawal';
import { methodTypeOf } from '../../../domain/crypto/methodTypeOf';
import { pixFields } from '../../../domain/field/pixFields';
import { assign } from '../../../lib/assign';
import { ownValue } from '../../../lib/ownValue';
import type { Cashier } from '../../../state/Cashier';
import { addNotification, clearNotifications } from '../../../state/createNotificationsState';
import type { WithdrawalDraft } from '../../../state/createWithdrawalState';
import { intentOf } from '../../../state/RequestIntent';
import { regionOf } from '../../../state/regionOf';
import { rememberAnswered } from '../../shared/creation/isNotMade';
import { keepsId } from '../../shared/creation/keepsId';
import { sendMetric } from '../../shared/creation/sendMetric';
import { withPaymentLock } from '../../shared/creation/withPaymentLock';
import { asFailure, failureText, isGivenUp, tellFailure } from '../../shared/failure/reportFailure';
import { askHost } from '../../shared/hold/askHost';
import { isAtConfirm } from '../../shared/navigation/isAtConfirm';
import { exceedsAvailable } from '../availableAmount';
import { handleCreatedWithdrawal } from './handleCreatedWithdrawal';
import { keptWithdrawals, notMade } from './keptWithdrawals';
import { recoverWithdrawal } from './recoverWithdrawal';

/** Refusals of a withdrawal that the player can do something about. */
const REFUSALS: Readonly<Record<string, PlainMessageId>> = {
  'banking.insufficientFunds': 'withdrawal.refused.balance',
  'banking.amountLimits': 'withdrawal.refused.limits',
  'banking.accountTypeUnknown': 'withdrawal.refused.account',
  'banking.notRedeemable': 'sweep.refused.notPlayed',
  'banking.methodUnknown': 'withdrawal.refused.method',
  'banking.methodDisabled': 'withdrawal.refused.method',
};

/**
 * One withdrawal per intent: a second call while the first is under way does nothing (rule 4), nor does one in another
 * tab. More than is available is never sent, even if that has changed since the form (WD-03).
 */
export function submitWithdrawal(cashier: Cashier): void {
  const { withdrawal, signal } = cashier;
  const { draft } = withdrawal;
  if (withdrawal.isSubmitting || !draft || exceedsAvailable(cashier, draft)) return;
  assign(withdrawal, { isSubmitting: true, refusal: null, earlyNews: [] });
  clearNotifications(cashier.notifications);
  tellSubmit(cashier, draft);
  const { amount, currency, method } = draft;
  const begin = async (): Promise<void> => {
    await askHost(cashier, 'before-submit', {
      action: 'withdrawal',
      paymentMethod: method.name,
      amount,
      currency,
    });
    // The balance may have changed while the host decided.
    if (exceedsAvailable(cashier, draft)) return;
    await withPaymentLock(cashier, 'withdrawal', { create: () => create(cashier, draft) });
  };
  begin()
    .catch((error: unknown) => reportRefusal(cashier, draft, error))
    .finally(() => {
      if (!signal.aborted) withdrawal.isSubmitting = false;
    });
}

async function create(cashier: Cashier, draft: WithdrawalDraft): Promise<void> {
  const { client, withdrawal, methods, signal } = cashier;
  const { amount, currency, accountType, method, fields } = draft;
  const payload: Omit<WithdrawalPayload, 'requestId'> = {
    amount,
    currency,
    paymentMethod: method.name,
    accountType,
    fields: pixFields({ ...fields }),
    ...(methods.selectedCountry && { selectedCountry: methods.selectedCountry }),
  };
  const intent = intentOf(withdrawal, payload, content => keptWithdrawals.find(cashier, content));
  const { requestId } = intent;
  const kept = keptWithdrawals.read(cashier).find(one => one.requestId === requestId);
  const isRepeated = intent.isUnclear || kept !== undefined;
  const isUnclear = isRepeated && !notMade.read(cashier).includes(requestId);
  keptWithdrawals.keep(cashier, intent, payload);
  notMade.drop(cashier, requestId);
  let answer: WithdrawalAnswer;
  try {
    answer = await client.call(withdrawalCreate, { ...payload, requestId }, { signal, reference: requestId });
  } catch (failure) {
    const error = asFailure(failure);
    sendMetric(cashier, withdrawalCreate, method, 'fail');
    if (!error.isOutcomeUnknown) keptWithdrawals.keep(cashier, intent, payload, kept?.at);
    if (isUnclear || error.isOutcomeUnknown) {
      if (await recoverWithdrawal(cashier, { draft, requestId, error })) return;
    }
    if (keepsId(error, isRepeated)) notMade.put(cashier, requestId);
    else {
      withdrawal.intent = null;
      keptWithdrawals.forget(cashier, requestId);
    }
    throw error;
  }
  sendMetric(cashier, withdrawalCreate, method, 'ok');
  keptWithdrawals.forget(cashier, requestId);
  rememberAnswered(cashier, 'withdrawal', requestId);
  handleCreatedWithdrawal(cashier, draft, { ...answer, requestId });
}

/** DEP-11's event for a withdrawal, once for each that the player has filled in. */
function tellSubmit(cashier: Cashier, draft: WithdrawalDraft): void {
  const { amount, currency, method, isSubmitted } = draft;
  if (isSubmitted) return;
  draft.isSubmitted = true;
  cashier.send({
    messageType: 'onAnalyticsEvent',
    name: 'withdrawal_submit',
    currency,
    withdrawal_method: method.name,
    method_type: methodTypeOf(method, currency),
    payment_region: regionOf(cashier),
    submit_amount: amount,
  });
}

/**
 * Handles a refused create call: nothing was made, and what was typed is kept. The reason is shown on the
 * confirm screen until the next try; in the snackbar if the player has gone elsewhere or is confirming
 * another withdrawal.
 */
function reportRefusal(cashier: Cashier, draft: WithdrawalDraft, failure: unknown): void {
  const { withdrawal, notifications, translator, handle } = cashier;
  const error = asFailure(failure);
  if (isGivenUp(cashier, error)) return;
  const known = ownValue(REFUSALS, error.code ?? '');
  const text = () => (known ? translator.t(known) : failureText(cashier, error));
  const { reference } = error;
  const isOfToken = error.status === 401 && !handle.isTokenRenewed();
  if (withdrawal.draft === draft && isAtConfirm(cashier)) withdrawal.refusal = { text, reference, isOfToken };
  else addNotification(notifications, { content: text(), reference });
  tellFailure(cashier, error, text());
}
