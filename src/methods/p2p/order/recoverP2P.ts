import type { P2PAnswer } from '../../../api/contract/p2p';
import type { CashierError } from '../../../api/errors';
import { depositStatus } from '../../../api/operations/deposit';
import { keepIntent } from '../../../flows/deposit/pending/keepPending';
import { findPending, namePending, pendingList } from '../../../flows/deposit/pending/pendingList';
import { rememberSum } from '../../../flows/deposit/submit/askedFields';
import { reportCreated, startTransaction } from '../../../flows/deposit/submit/startTransaction';
import { askOutcome, type Outcome } from '../../../flows/shared/creation/askOutcome';
import { keepsId } from '../../../flows/shared/creation/keepsId';
import { reportStepFailure, reportUnknown } from '../../../flows/shared/failure/reportFailure';
import { assign } from '../../../lib/assign';
import type { Cashier } from '../../../state/Cashier';
import { noAskedFields } from '../../../state/createDepositState';
import { forgetIntent } from '../../../state/RequestIntent';
import type { P2PInvoice } from '../p2pOf';
import { cancelByRequestId, cancelCreated, notifyCancelled } from './cancelCreating';
import { cancelOrphan } from './cancelOrphan';
import { checkP2P } from './checkP2P';
import { createdAtOf, invoiceOf } from './invoiceOf';
import { openInvoice, openStatus, wasShown } from './openInvoice';
import { reopenP2P } from './reopenP2P';
import type { Creating } from './sendCreate';

interface Lost extends Creating {
  error: CashierError;
}

/**
 * Called when the answer to a create was lost or cannot be used: the deposit may exist all the same (API-04),
 * and deposit-check gives it again. A deposit whose invoice was never shown is cancelled, as nobody can have
 * paid it (P2P-01). If nobody can say whether it exists, the player waits on a screen that says so.
 */
export async function recoverP2P(cashier: Cashier, lost: Lost): Promise<void> {
  const { creation, error, made } = lost;
  const { requestId } = creation;
  const ask = async (signal: AbortSignal) => {
    const told = await cashier.client.call(depositStatus, { requestId }, { signal, reference: requestId });
    return told.depositId ?? null;
  };
  const outcome: Outcome<string> =
    made === null ? await askOutcome(cashier, { payment: 'deposit', error, ask }) : { state: 'made', made };
  if (outcome.state === 'made') await openMade(cashier, lost, outcome.made);
  else if (outcome.state === 'not made') endDenied(cashier, lost);
  else {
    // The cancel may not have reached the bank either.
    if (creation.isCancelled && !creation.isReleased) await cancelByRequestId(cashier, creation);
    if (!creation.isCancelled && lost.isHere()) waitForOutcome(cashier, lost);
  }
}

/** The server says that nothing was made: throws the failure, unless the player has cancelled. */
function endDenied(cashier: Cashier, { intent, creation, isUnclear, error, askedAtMs }: Lost): void {
  // The list has led to what it has made meanwhile, at a bank that knows no requestIds.
  if (!creation.isCancelled && cashier.deposit.intent?.requestId !== creation.requestId) return;
  const ids = { depositId: null, requestId: creation.requestId };
  const mayArrive = keepsId(error, isUnclear) && !creation.isCancelled;
  // One that exists already is found by its method.
  if (mayArrive && askedAtMs !== null) keepIntent(cashier, intent, { ...ids, isDenied: true });
  else pendingList.drop(cashier, ids);
  if (creation.isCancelled) {
    notifyCancelled(cashier, creation);
    return;
  }
  if (!mayArrive) cashier.deposit.intent = null;
  throw error;
}

/**
 * The deposit exists: leads to its invoice. Throws the failure if there is none and the deposit was cancelled
 * for it.
 */
async function openMade(cashier: Cashier, lost: Lost, depositId: string): Promise<void> {
  const { intent, creation, error, isHere, askedAtMs, stopWatching } = lost;
  const { requestId } = creation;
  forgetIntent(cashier.deposit, requestId);
  // The bank has taken what its fields were sent with: another sum, perhaps (DEP-03).
  if (depositId === intent.askedId) rememberSum(cashier, intent, depositId);
  const isShown = wasShown(cashier, depositId);
  if (!creation.isCancelled) {
    namePending(cashier, { depositId, requestId });
    reportCreated(cashier, intent, { depositId, requestId });
  }
  const isAnswerLost = () => findPending(cashier, { depositId })?.isAnswerLost;
  const wasAnswerLost = isAnswerLost();
  const isWanted = !creation.isCancelled && isHere();
  const found = isWanted ? await checkAgain(cashier, { intent, depositId, askedAtMs }) : null;
  if (creation.isCancelled) {
    await cancelCreated(cashier, lost, { depositId });
    return;
  }
  if (!isHere()) {
    if (!isShown)
      keepIntent(cashier, intent, { depositId, requestId, isConfirmed: true, ...createdAtOf(askedAtMs) });
    return;
  }
  stopWatching();
  if (found) {
    // deposit-check may repeat the form that was sent, beside whom to pay.
    const isFormDone = intent.depositId !== undefined && found.invoice.card !== null;
    openInvoice(cashier, { intent, ...found, isFormDone });
    return;
  }
  // Another tab may have shown where to pay by now.
  const isUnseen = !isShown && isAnswerLost() === wasAnswerLost;
  if (isUnseen && (await cancelOrphan(cashier, { depositId, requestId })) === 'cancelled') {
    // What it has asked for goes with it: it would only be refused.
    if (depositId === intent.askedId) assign(cashier.deposit, noAskedFields());
    throw error;
  }
  reportStepFailure(cashier, error);
  openStatus(cashier, intent, { depositId }, askedAtMs);
}

/** The screen that waits; the invoice opens from it if deposit-check finds the deposit, or once its id is known. */
function waitForOutcome(cashier: Cashier, { intent, creation, error, askedAtMs, stopWatching }: Lost): void {
  const { router, transaction } = cashier;
  stopWatching();
  reportUnknown(cashier, error, 'status.checking.text');
  const { depositId: before, createdAt, created } = transaction;
  startTransaction(cashier, intent, { depositId: intent.depositId ?? null, requestId: creation.requestId });
  // The time to pay counts from the creation, not from now.
  assign(transaction, createdAtOf(askedAtMs), before === intent.depositId && { createdAt, created });
  router.navigate('/deposit/complete', { isFinal: true });
  reopenP2P(cashier, intent.method).catch(() => {});
}

type Found = { invoice: P2PInvoice; answer: P2PAnswer };

async function checkAgain(
  cashier: Cashier,
  { intent: { method }, depositId, askedAtMs }: Pick<Lost, 'intent' | 'askedAtMs'> & { depositId: string },
): Promise<Found | null> {
  try {
    const answer = await checkP2P(cashier, method);
    const invoice = answer.depositId === depositId ? invoiceOf(cashier, answer, askedAtMs) : null;
    return invoice && { invoice, answer };
  } catch {
    return null;
  }
}
