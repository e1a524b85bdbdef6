import { ref } from 'valtio/vanilla';
import type { DepositApiResponse } from '../../../api/contract/deposit';
import { CashierError } from '../../../api/errors';
import { isDepositFinal } from '../../../domain/transaction/depositStatus';
import type { Cashier } from '../../../state/Cashier';
import type { Redirect } from '../../../state/createTransactionState';
import type { DepositIntent } from '../../../state/DepositIntent';
import { reportFailure, reportToHost } from '../../shared/failure/reportFailure';
import { tellPlayer } from '../../shared/failure/tellPlayer';
import type { Place } from '../../shared/placeOf';
import { keepIntent } from '../pending/keepIntent';
import { readRedirect } from '../redirect/followRedirect';
import type { PendingWindow } from '../redirect/openPendingWindow';
import { openAfterAnswer } from '../redirect/openWaiting';
import { sendAway } from '../redirect/sendAway';
import { addAskedFields } from './askedFields';
import { boxRoute, hasAddress, nextRoute, shownRoute } from './nextRoute';
import { reportCreated } from './reportCreated';
import { startTransaction } from './startTransaction';

interface CreatedDeposit {
  intent: DepositIntent;
  response: DepositApiResponse;
  pending: PendingWindow | null;
  requestId: string;
  /** Where it was sent from. */
  place: Place;
}

/**
 * What a created deposit leads to: more fields, a page of the payer's, a screen of ours (DEP-03 to DEP-05). Resolves
 * whether the deposit stands: a page that cannot be opened leaves it among the pending ones.
 */
export async function handleCreated(
  cashier: Cashier,
  { intent, response, pending, requestId, place }: CreatedDeposit,
): Promise<boolean> {
  const { router } = cashier;
  const { depositId, isFieldsRequired, fields = [] } = response;
  if (depositId !== undefined) reportCreated(cashier, intent, { depositId, requestId });
  const id = depositId ?? intent.depositId ?? intent.askedId ?? null;
  if (isFieldsRequired) {
    pending?.close();
    // They belong to that form: another deposit would be sent with this one's id.
    if (place.isLeft()) return false;
    addAskedFields(cashier, { depositId: id, fields });
    if (fields.length === 0) reportFailure(cashier, noFields(depositId ?? requestId));
    return false;
  }
  const redirect = safeRedirect(cashier, { intent, response, reference: id ?? requestId });
  if (redirect === 'unsafe') {
    pending?.close();
    keepIntent(cashier, intent, { depositId: id, requestId });
    return true;
  }
  // A server need not name the deposit: then its request's id does.
  startTransaction(cashier, intent, {
    depositId: id,
    requestId,
    isConfirmed: true,
  });
  // What is paid elsewhere has nothing to be shown by the kind's own screen.
  const isElsewhere = redirect !== null && !hasAddress(response);
  const ownRoute = isElsewhere ? '/deposit/complete' : cashier.kindOf(intent.method).nextRoute;
  const fallback = intent.nextRoute === undefined ? ownRoute : shownRoute(response, intent.nextRoute);
  const next = intent.box ? boxRoute(response) : nextRoute({ response, method: intent.method }, fallback);
  Object.assign(cashier.transaction, { answer: response, path: next });
  // A push that has overtaken the answer may say that nothing is to be paid any more.
  if (!redirect || isDepositFinal(cashier.transaction.status)) {
    pending?.close();
    router.navigate(next, { isFinal: true });
    return true;
  }
  // By reference: the host gets the same object in an event, and must not hold a piece of the state.
  cashier.transaction.redirect = ref(redirect);
  await sendAway(cashier, { redirect, pending: pending ?? openAfterAnswer(cashier, intent), next });
  return true;
}

/** Or the player would press a button that does nothing. */
const noFields = (reference: string): CashierError =>
  new CashierError('fields are required, and none is named', { kind: 'schema', reference });

function safeRedirect(
  cashier: Cashier,
  { intent, response, reference }: Pick<CreatedDeposit, 'intent' | 'response'> & { reference: string },
): Redirect | null | 'unsafe' {
  try {
    return readRedirect(response, intent.method.name);
  } catch (error) {
    reportToHost(cashier, error);
    tellPlayer(cashier, cashier.translator.t('redirect.unsafe'), reference);
    return 'unsafe';
  }
}
