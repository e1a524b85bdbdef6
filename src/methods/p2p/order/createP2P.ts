/*
 * The life of a P2P order:
 * - Check: `enterP2P` asks for one that is still open and shows it; the form, only if there is none. From the list of
 *   open deposits `reopenP2P` does so.
 * - Create: `createP2P` sends the form, with the captcha's score (`sendCreate`). The answer has an invoice, says that
 *   the order has ended, or asks for more fields, which the same form sends by the next `createP2P`.
 * - Pay: `openInvoice` shows where to pay, and `followP2P` waits until the order is paid or over. Meanwhile the player
 *   may say that they have paid (`completeP2P`), or cancel (`cancelP2P`).
 * - Cancel before the invoice: `cancelCreating`. Whatever the create answers, `cancelOrphan` closes what it has made.
 * - Answer lost: `recoverP2P` asks what was made. If the page has gone meanwhile, the call is one of `lostCreates`, and
 *   the next check finds what it made.
 */
import { subscribe } from 'valtio/vanilla';
import type { P2PAnswer } from '../../../api/contract/p2p';
import { CashierError, isCashierError } from '../../../api/errors';
import { depositCreateP2P } from '../../../api/operations/p2p';
import { isCaptchaLeft } from '../../../flows/deposit/captcha/withCaptcha';
import { keepIntent } from '../../../flows/deposit/pending/keepPending';
import { pendingList } from '../../../flows/deposit/pending/pendingList';
import { addAskedFields } from '../../../flows/deposit/submit/askedFields';
import { reportCreated } from '../../../flows/deposit/submit/startTransaction';
import { rememberAnswered } from '../../../flows/shared/creation/isNotMade';
import { sendMetric } from '../../../flows/shared/creation/sendMetric';
import { placeOf } from '../../../flows/shared/navigation/placeOf';
import { INVALID_P2P_RESPONSE } from '../../../spec/messages';
import type { Cashier } from '../../../state/Cashier';
import type { PressedIntent } from '../../../state/DepositIntent';
import { intentOf } from '../../../state/RequestIntent';
import { type P2PInvoice, p2pOf } from '../p2pOf';
import { P2P_PATHS } from '../p2pPaths';
import { cancelByRequestId, cancelCreated, notifyCancelled } from './cancelCreating';
import { askedSum, fieldsOf, hasDepositId, isOrderOver } from './checkP2P';
import { invoiceOf } from './invoiceOf';
import { openInvoice, openStatus, wasShown } from './openInvoice';
import { openOther } from './openOther';
import { recoverP2P } from './recoverP2P';
import { type Creating, p2pPayload, sendCreate } from './sendCreate';
import { watchLeaving } from './watchLeaving';

/** P2P-02: creates one P2P deposit for an intent: captcha, the create, and what its answer leads to. */
export async function createP2P(cashier: Cashier, intent: PressedIntent): Promise<void> {
  const { deposit, router } = cashier;
  if (await openOther(cashier, intent)) return;
  const p2p = p2pOf(cashier);
  const { requestId, isUnclear } = intentOf(deposit, p2pPayload(cashier, intent));
  const paymentMethod = intent.method.name;
  const isOfAsked = intent.askedId !== null;
  p2p.creation = { requestId, paymentMethod, isOfAsked, isCancelled: false, isReleased: false };
  const { creation } = p2p;
  const stopWatching = watchLeaving(cashier, intent.method);
  const place = placeOf(cashier);
  // A player who has come back to the form sees the deposit being created: the answer leads on from there
  // too. By the time that this code has come they may be at another method.
  const isHere = () =>
    deposit.method?.name === paymentMethod && (!place.isLeft() || router.current().path === P2P_PATHS.base);
  let stopListening = () => {};
  const released = new Promise<void>(resolve => {
    stopListening = subscribe(creation, () => creation.isReleased && resolve(), true);
  });
  const creating = { intent, creation, isUnclear, isHere, askedAtMs: null, made: null, stopWatching };
  try {
    await Promise.race([create(cashier, creating), released]);
  } finally {
    stopWatching();
    stopListening();
    if (p2p.creation === creation) p2p.creation = null;
  }
}

async function create(cashier: Cashier, creating: Creating): Promise<void> {
  const { creation, stopWatching } = creating;
  try {
    const answer = await sendCreate(cashier, creating);
    stopWatching();
    if (creation.isCancelled) sendMetric(cashier, depositCreateP2P, creating.intent.method, 'ok');
    if (!creation.isCancelled) handleAnswer(cashier, creating, answer);
    else if (hasDepositId(answer)) await cancelCreated(cashier, creating, answer);
    else await cancelByRequestId(cashier, creation);
  } catch (error) {
    await handleFailure(cashier, error, creating);
  }
}

/** Leads to where the player pays, to more fields, or to the list of open deposits if they have gone elsewhere. */
function handleAnswer(cashier: Cashier, creating: Creating, answer: P2PAnswer): void {
  const { deposit, transaction } = cashier;
  const { intent, creation, isHere, askedAtMs } = creating;
  const { requestId } = creation;
  if (hasDepositId(answer)) {
    const { depositId, created } = answer;
    // The bank may give one that is open already: its time to pay goes on.
    const isKnown = wasShown(cashier, depositId);
    reportCreated(cashier, intent, { depositId, requestId });
    creating.made = depositId;
    if (askedAtMs !== null && !isKnown)
      p2pOf(cashier).made = { depositId, created, createdAt: new Date(askedAtMs).toISOString() };
  }
  // The deposit has ended already: there is nothing left to pay.
  const ended = hasDepositId(answer) && isOrderOver(answer) ? answer : null;
  const { depositId = intent.depositId ?? intent.askedId } = answer;
  const fields = fieldsOf(answer);
  const isAsked = answer.isFieldsRequired && (depositId !== null || fields.length > 0);
  const invoice = ended || isAsked ? null : invoiceOf(cashier, answer, askedAtMs);
  if (!ended && !isAsked && !invoice)
    throw new CashierError(`${depositCreateP2P.path}: a part is missing`, {
      kind: 'schema',
      reference: requestId,
    });
  deposit.intent = null;
  rememberAnswered(cashier, 'deposit', requestId);
  pendingList.drop(cashier, { depositId: null, requestId });
  sendMetric(cashier, depositCreateP2P, intent.method, 'ok');
  const asked = { ...intent, ...askedSum(answer) };
  if (!isHere()) {
    keepForList(cashier, { intent: asked, requestId, invoice, answer });
    // Its status, opened from the list, waits for its id to ask where to pay.
    if (transaction.requestId === requestId) transaction.depositId ??= depositId;
  } else if (invoice)
    openInvoice(cashier, { intent, invoice, answer, isFormDone: intent.depositId !== undefined });
  else if (ended) openStatus(cashier, intent, ended, askedAtMs);
  else {
    const flow = intent.depositId === undefined ? null : p2pOf(cashier).invoice?.unifiedFlow;
    addAskedFields(cashier, asked, { depositId, requestId, fields, flow });
  }
}

/** A create that has failed may have made a deposit all the same (API-04). */
async function handleFailure(cashier: Cashier, error: unknown, creating: Creating): Promise<void> {
  const { deposit, send } = cashier;
  const { intent, creation, isUnclear } = creating;
  const { requestId } = creation;
  const isUnknown =
    !isCashierError(error) || error.isOutcomeUnknown || (isUnclear && error.kind !== 'captcha');
  const isNone = !isUnknown && !isUnclear;
  if (isNone) pendingList.drop(cashier, { depositId: null, requestId });
  if (!isCaptchaLeft(error)) sendMetric(cashier, depositCreateP2P, intent.method, 'fail');
  if (creation.isCancelled) {
    // What the call may have created, unless the server has accepted a cancel already.
    if (isUnknown && !creation.isReleased) await cancelByRequestId(cashier, creation);
    else if (isNone) notifyCancelled(cashier, creation);
    return;
  }
  if (isCaptchaLeft(error)) throw error;
  if (isCashierError(error) && error.isUnreadable)
    send({ messageType: 'onInvalidP2PResponse', reason: INVALID_P2P_RESPONSE });
  if (!isCashierError(error) || !isUnknown) {
    if (isNone) deposit.intent = null;
    throw error;
  }
  await recoverP2P(cashier, { ...creating, error });
}

interface Left {
  intent: PressedIntent;
  requestId: string;
  invoice: P2PInvoice | null;
  answer: P2PAnswer;
}

/**
 * The player has gone elsewhere: an open deposit is put on the list. One that asks for fields needs no entry,
 * as deposit-check finds it.
 */
function keepForList(cashier: Cashier, { intent, requestId, invoice, answer }: Left): void {
  if (!invoice || wasShown(cashier, invoice.depositId)) return;
  const { depositId, startMs } = invoice;
  const createdAt = new Date(startMs).toISOString();
  keepIntent(cashier, intent, {
    depositId,
    requestId,
    isConfirmed: true,
    createdAt,
    created: answer.created,
  });
}
