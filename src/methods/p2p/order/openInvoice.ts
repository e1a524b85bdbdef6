import type { PaymentMethod } from '../../../api/contract/method';
import type { P2PAnswer } from '../../../api/contract/p2p';
import { bankGet } from '../../../api/operations/p2p';
import { isKnownStatus } from '../../../domain/transaction/depositStatus';
import { findPending, pendingList } from '../../../flows/deposit/pending/pendingList';
import { readCardNumber } from '../../../flows/deposit/requisites/readCardNumber';
import { isPayee } from '../../../flows/deposit/requisites/readTransfer';
import { askedSums, startStep } from '../../../flows/deposit/submit/askedFields';
import { startTransaction } from '../../../flows/deposit/submit/startTransaction';
import { reportToHost } from '../../../flows/shared/failure/reportFailure';
import { assign } from '../../../lib/assign';
import { humanise } from '../../../lib/humanise';
import { digitsOf } from '../../../lib/toLatinDigits';
import { applyStatus } from '../../../state/applyStatus';
import type { Cashier } from '../../../state/Cashier';
import { noAskedFields } from '../../../state/createDepositState';
import { createTransactionState } from '../../../state/createTransactionState';
import type { DepositIntent } from '../../../state/DepositIntent';
import { type P2PInvoice, p2pOf } from '../p2pOf';
import { P2P_PATHS } from '../p2pPaths';
import { type AnswerWithId, askedSum, fieldsOf, keptSum } from './checkP2P';
import { createdAtOf, invoiceOf } from './invoiceOf';
import { lostCreates } from './lostCreates';

const BIN_DIGITS = 6;

interface OpenedInvoice {
  intent: DepositIntent;
  invoice: P2PInvoice;
  answer: P2PAnswer;
  /** Whether a form of its unified flow has been filled in: the answer may repeat it, or ask for more. */
  isFormDone?: boolean;
}

/** Makes a P2P deposit the widget's transaction and opens its next screen. */
export function openInvoice(
  cashier: Cashier,
  { intent, invoice, answer, isFormDone = false }: OpenedInvoice,
): void {
  const { transaction, router } = cashier;
  const { depositId, unifiedFlow, startMs } = invoice;
  startStep(cashier, intent, { depositId }, { sent: p2pOf(cashier).invoice?.unifiedFlow, next: unifiedFlow });
  const { created, status } = answer;
  assign(transaction, askedSum(answer), { createdAt: new Date(startMs).toISOString(), created });
  p2pOf(cashier).invoice = invoice;
  // An invoice may have statuses of its own, such as `new`: they say nothing about the payment (P2P-04).
  if (isKnownStatus(status)) applyStatus(transaction, { depositId, status });
  const isForm =
    unifiedFlow !== null &&
    !(isFormDone && unifiedFlow.fields.every(({ name }) => Object.hasOwn(intent.fields, name)));
  // A form that was filled in and comes again without a card: nothing is left to pay here.
  const next = isPayee(answer.card) ? P2P_PATHS.invoice : '/deposit/complete';
  router.navigate(isForm ? P2P_PATHS.unifiedForm : next, { isFinal: true });
}

/** Whether the player has seen where to pay: only then can money be on its way (P2P-01). */
export function wasShown(cashier: Cashier, depositId: string): boolean {
  const { transaction } = cashier;
  return (
    transaction.depositId === depositId ||
    p2pOf(cashier).invoice?.depositId === depositId ||
    findPending(cashier, { depositId }) !== undefined
  );
}

/**
 * Shows a deposit that has no readable invoice, or has ended, on complete: it may be paid already, so it is kept
 * and followed. `askedAtMs`: as in `createdAtOf`.
 */
export function openStatus(
  cashier: Cashier,
  intent: DepositIntent,
  answer: AnswerWithId,
  askedAtMs: number | null = null,
): void {
  const { transaction, router } = cashier;
  const { depositId, created, status } = answer;
  const kept = findPending(cashier, { depositId });
  startTransaction(cashier, intent, { depositId });
  assign(transaction, {
    ...askedSum(answer),
    ...(created === undefined ? createdAtOf(askedAtMs) : { createdAt: created }),
    ...(kept && { createdAt: kept.createdAt, created: kept.created }),
  });
  if (isKnownStatus(status)) applyStatus(transaction, { depositId, status });
  router.navigate('/deposit/complete', { isFinal: true });
}

interface Found {
  method: PaymentMethod;
  answer: AnswerWithId;
  /** Whether the form replaces the current screen in the history. */
  isReplacing: boolean;
}

/**
 * Opens a deposit that the bank has open: its form where it asks for fields, else its invoice. Returns whether there is
 * one that can be read.
 */
export function openFound(cashier: Cashier, found: Found): boolean {
  const { method, answer } = found;
  if (answer.isFieldsRequired) {
    openAskedForm(cashier, found);
    return true;
  }
  const invoice = invoiceOf(cashier, answer);
  if (!invoice) return false;
  openInvoice(cashier, { intent: { method, ...keptSum(cashier, answer), fields: {} }, invoice, answer });
  void fillBank(cashier, method);
  return true;
}

/** A deposit that asks for fields always opens its form, where the player may also change the amount (P2P-02). */
function openAskedForm(cashier: Cashier, { method, answer, isReplacing }: Found): void {
  const { deposit, transaction, router, user } = cashier;
  const { depositId } = answer;
  const sum = { currency: user.currency, ...keptSum(cashier, answer), ...askedSum(answer) };
  askedSums(cashier).set(depositId, sum);
  for (const ids of [...lostCreates(cashier, method), { depositId, requestId: null }])
    pendingList.drop(cashier, ids);
  if (transaction.depositId === depositId) assign(transaction, createTransactionState());
  assign(deposit, { ...noAskedFields(), depositId, extraFields: fieldsOf(answer) });
  router.navigate(P2P_PATHS.base, { isReplacing });
}

/**
 * Fetches the bank of the invoice's card by its bin (P2P-01), and fills it in unless the card names one. Nobody
 * waits for it: the time to pay is running, and the card can be paid to without it.
 */
async function fillBank(cashier: Cashier, { name }: PaymentMethod): Promise<void> {
  const { client, signal } = cashier;
  const { invoice } = p2pOf(cashier);
  if (!invoice?.card) return;
  try {
    const bin = digitsOf((await readCardNumber(invoice.card)) ?? '').slice(0, BIN_DIGITS);
    if (bin.length < BIN_DIGITS) return;
    const { bank_type } = await client.call(bankGet, { payment_method: name, bin }, { signal });
    if (invoice.bank) return;
    // A code is made readable. Anything else with capitals is the bank's own name, such as HDFC.
    const isCode = bank_type.includes('_') || bank_type === bank_type.toLowerCase();
    invoice.bank = isCode ? humanise(bank_type) : bank_type;
  } catch (error) {
    reportToHost(cashier, error);
  }
}
