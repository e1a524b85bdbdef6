import { depositPrepare } from '../../api/operations/depositSteps';
import { isRedirectOnly } from '../../domain/method/methodLists';
import { keepPending } from '../../flows/deposit/pending/keepPending';
import { depositCurrency, pressed } from '../../flows/deposit/submit/depositPayload';
import { markFirstSubmit } from '../../flows/deposit/submit/markFirstSubmit';
import { ensurePaymentSession } from '../../flows/deposit/submit/sendDeposit';
import { reportCreated } from '../../flows/deposit/submit/startTransaction';
import { submitDeposit, submitFacts } from '../../flows/deposit/submit/submitDeposit';
import { createKeptRequests } from '../../flows/shared/creation/createKeptRequests';
import { keepsId } from '../../flows/shared/creation/keepsId';
import { withPaymentLock } from '../../flows/shared/creation/withPaymentLock';
import { reportFailure } from '../../flows/shared/failure/reportFailure';
import { askHost } from '../../flows/shared/hold/askHost';
import { formPlaceOf } from '../../flows/shared/navigation/placeOf';
import { assign } from '../../lib/assign';
import type { Cashier } from '../../state/Cashier';
import { clearNotifications } from '../../state/createNotificationsState';
import { createTransactionState } from '../../state/createTransactionState';
import type { DepositIntent, PressedIntent } from '../../state/DepositIntent';
import { intentOf } from '../../state/RequestIntent';
import { indiaOf } from './indiaOf';
import { INVOICE_PATH, keepInvoice } from './keptInvoice';

/** Invoices whose answer was lost: a bank that knows the id answers with the same one (API-04). */
const invoices = createKeptRequests('prepare', () => ({}));

/**
 * Whether an invoice is prepared first. Unless the method says, it is for all but redirect-only methods,
 * whose app the host opens.
 */
const needsPreparing = ({ method }: DepositIntent): boolean =>
  method.isPreparationRequired ?? !isRedirectOnly(method.name);

/** Submits the base form: prepares an invoice if the method needs one, else creates the deposit at once. */
export function submitIndia(cashier: Cashier, intent: DepositIntent): void {
  const currency = depositCurrency(cashier, intent);
  if (needsPreparing(intent)) void prepareInvoice(cashier, { ...pressed(cashier, intent), currency });
  else submitDeposit(cashier, intent);
}

/** DEP-07: asks the server for an invoice. Its amount is sent only later, by deposit-create. */
async function prepareInvoice(cashier: Cashier, intent: PressedIntent): Promise<void> {
  const { deposit, transaction, client, router, signal } = cashier;
  if (deposit.isSubmitting) return;
  deposit.isSubmitting = true;
  clearNotifications(cashier.notifications);
  const { method, selectedCountry } = intent;
  const place = formPlaceOf(cashier);
  markFirstSubmit(cashier, intent);
  const create = async () => {
    await ensurePaymentSession(cashier, intent);
    const payload = { paymentMethod: method.name, ...(selectedCountry && { selectedCountry }) };
    const request = intentOf({ intent: null }, payload, content => invoices.find(cashier, content));
    const { requestId } = request;
    const isUnclear = invoices.read(cashier).some(kept => kept.requestId === requestId);
    invoices.keep(cashier, request, {});
    const prepared = await client
      .call(depositPrepare, { ...payload, requestId }, { signal, reference: requestId })
      .catch(error => {
        // An answer that cannot be read would come again under the same id.
        if (!keepsId(error, isUnclear) || error.kind === 'schema') invoices.forget(cashier, requestId);
        throw error;
      });
    invoices.forget(cashier, requestId);
    reportCreated(cashier, intent, { depositId: prepared.depositId, requestId });
    const kept = keepInvoice(cashier, prepared, intent);
    indiaOf(cashier).invoice = { prepared, intent };
    if (place.isLeft()) return;
    // Followed from now on: the payment may be seen before the player has entered its reference.
    assign(transaction, createTransactionState(), kept);
    keepPending(cashier);
    router.navigate(INVOICE_PATH, { query: { invoice: prepared.depositId } });
  };
  try {
    await askHost(cashier, 'before-submit', submitFacts(cashier, intent));
    await withPaymentLock(cashier, 'deposit', { create });
  } catch (error) {
    reportFailure(cashier, error, undefined, { isOfScreen: !place.isLeft() });
  } finally {
    if (!signal.aborted) deposit.isSubmitting = false;
  }
}
