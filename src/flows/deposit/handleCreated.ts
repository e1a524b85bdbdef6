import { ref } from 'valtio/vanilla';
import type { DepositApiResponse } from '../../api/contract/deposit';
import { methodText } from '../../domain/methodText';
import type { Cashier } from '../../state/Cashier';
import { addNotification } from '../../state/createNotificationsState';
import { createTransactionState, type Redirect } from '../../state/createTransactionState';
import type { DepositIntent } from './depositPayload';
import { nextRoute } from './nextRoute';
import { followRedirect, readRedirect } from './redirect/followRedirect';
import type { PendingWindow } from './redirect/openPendingWindow';

interface CreatedDeposit {
  intent: DepositIntent;
  response: DepositApiResponse;
  pending: PendingWindow | null;
}

/** What a created deposit leads to: more fields, a page of the payer's, a screen of ours (DEP-03 to DEP-05). */
export function handleCreated(cashier: Cashier, { intent, response, pending }: CreatedDeposit): void {
  const { deposit, router } = cashier;
  const { depositId, isFieldsRequired, fields = [] } = response;
  if (depositId !== undefined && depositId !== deposit.depositId) reportCreated(cashier, intent, depositId);
  if (isFieldsRequired) {
    pending?.close();
    Object.assign(deposit, { depositId: depositId ?? deposit.depositId, extraFields: fields });
    return;
  }
  const redirect = safeRedirect(cashier, intent, response, pending);
  if (redirect === 'unsafe') return;
  startTransaction(cashier, intent, { depositId: depositId ?? deposit.depositId });
  cashier.transaction.answer = response;
  const next = nextRoute({ response, method: intent.method }, cashier.kindOf(intent.method).nextRoute);
  if (!redirect) {
    pending?.close();
    router.navigate(next, { isFinal: true });
    return;
  }
  // By reference: the host gets the same object in an event, and must not hold a piece of the state.
  cashier.transaction.redirect = ref(redirect);
  const outcome = followRedirect(cashier, redirect, intent.method.name, pending);
  router.navigate(outcome === 'blocked' ? '/form' : next, {
    isFinal: true,
    query: outcome === 'blocked' ? { next } : {},
  });
}

function reportCreated({ send, user }: Cashier, { method, amount }: DepositIntent, depositId: string): void {
  send({
    messageType: 'onCreateTransaction',
    depositId,
    paymentMethod: method.name,
    amount,
    currency: user.currency,
  });
}

/** The widget's transaction from now on; the one before is settled or left to the server. */
export function startTransaction(
  cashier: Cashier,
  { method, amount }: DepositIntent,
  ids: { depositId?: string | null; requestId?: string },
): void {
  const { transaction, user, deposit } = cashier;
  Object.assign(transaction, createTransactionState(), {
    ...ids,
    paymentMethod: method.name,
    methodText: methodText(method, user.lang),
    amount,
    currency: user.currency,
    createdAt: new Date().toISOString(),
  });
  Object.assign(deposit, { depositId: null, extraFields: [], amountText: '', chip: null });
}

function safeRedirect(
  cashier: Cashier,
  { method }: DepositIntent,
  response: DepositApiResponse,
  pending: PendingWindow | null,
): Redirect | null | 'unsafe' {
  try {
    return readRedirect(response, method.name);
  } catch (error) {
    pending?.close();
    const content = cashier.translator.t('redirect.unsafe');
    const reference = response.depositId ?? '';
    addNotification(cashier.notifications, { content, reference });
    cashier.send({ messageType: 'Error', message: error instanceof Error ? error.message : 'redirect' });
    cashier.send({ messageType: 'onDisplayError', message: content, reference });
    return 'unsafe';
  }
}
