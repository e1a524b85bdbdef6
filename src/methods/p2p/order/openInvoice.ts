import type { P2PAnswer } from '../../../api/contract/p2p';
import { isKnownStatus } from '../../../domain/transaction/depositStatus';
import { isPayee } from '../../../flows/deposit/requisites/readTransfer';
import { startTransaction } from '../../../flows/deposit/submit/startTransaction';
import { keepForNext, stepAgain } from '../../../flows/deposit/submit/stepAgain';
import { applyStatus } from '../../../state/applyStatus';
import type { Cashier } from '../../../state/Cashier';
import type { DepositIntent } from '../../../state/DepositIntent';
import { type P2PInvoice, p2pOf } from '../p2pOf';
import { P2P_PATHS } from '../p2pPaths';
import { saidSum } from './askedSum';

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
  const again = stepAgain(cashier, intent, { sent: p2pOf(cashier).invoice?.unifiedFlow, next: unifiedFlow });
  startTransaction(cashier, intent, { depositId });
  if (again) keepForNext(cashier, again);
  const { created, status } = answer;
  Object.assign(transaction, saidSum(answer), { createdAt: new Date(startMs).toISOString(), created });
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
