import { checkAnswer } from '../../api/checkAnswer';
import { type DepositApiResponse, DepositApiResponseStruct } from '../../api/contract/deposit';
import { CashierError, isCashierError } from '../../api/errors';
import { depositCreate } from '../../api/operations/deposit';
import { isCryptoBalance } from '../../domain/currency';
import { opensPopUp } from '../../domain/methodLists';
import { isNativePlatform } from '../../domain/resolvePlatform';
import { createUuid } from '../../lib/createUuid';
import { DEPOSIT_DATA_NULL } from '../../spec/messages';
import type { Cashier } from '../../state/Cashier';
import { reportFailure } from '../shared/reportFailure';
import { type DepositIntent, depositPayload } from './depositPayload';
import { handleCreated } from './handleCreated';
import { markFirstSubmit } from './markFirstSubmit';
import { ensurePaymentSession } from './paymentSession';
import { openPendingWindow, type PendingWindow } from './redirect/openPendingWindow';
import { resolveUnknownOutcome } from './resolveUnknownOutcome';

/**
 * DEP-01: one deposit per intent. Called in the click, with values that are already valid; a second call while the
 * first is under way does nothing.
 */
export function submitDeposit(cashier: Cashier, intent: DepositIntent): void {
  const { deposit, signal } = cashier;
  if (deposit.isSubmitting) return;
  deposit.isSubmitting = true;
  markFirstSubmit(cashier, {
    paymentMethod: intent.method.name,
    methodType:
      intent.method.category === 'crypto'
        ? 'crypto'
        : isCryptoBalance(cashier.user.currency)
          ? 'crypto'
          : 'fiat',
    amount: intent.amount,
  });
  const pending = openWindow(cashier, intent);
  create(cashier, intent, pending)
    .catch((error: unknown) => {
      pending?.close();
      reportFailure(cashier, error);
    })
    .finally(() => {
      if (!signal.aborted) deposit.isSubmitting = false;
    });
}

function openWindow(
  { handle, user, translator, kindOf }: Cashier,
  { method }: DepositIntent,
): PendingWindow | null {
  const isWanted = kindOf(method).opensPopUp && opensPopUp(method.name) && !isNativePlatform(user.platform);
  const { defaultView } = handle.element.ownerDocument;
  return isWanted && defaultView ? openPendingWindow(defaultView, translator.t('redirect.waiting')) : null;
}

async function create(cashier: Cashier, intent: DepositIntent, pending: PendingWindow | null): Promise<void> {
  const { client, deposit, send, signal } = cashier;
  await ensurePaymentSession(cashier, intent);
  const payload = depositPayload(cashier, intent);
  const requestId = requestIdOf(cashier, payload);
  const { paymentSessionId } = deposit;
  const metric = (status: 'ok' | 'fail') =>
    send({ messageType: 'Metric', name: 'deposit-create', status, paymentMethod: intent.method.name });
  try {
    const answer = await client.call(
      depositCreate,
      { ...payload, requestId, ...(paymentSessionId !== null && { paymentSessionId }) },
      { signal, reference: requestId },
    );
    const response = readResponse(answer?.apiResponse, requestId);
    deposit.intent = null;
    metric('ok');
    handleCreated(cashier, { intent, response, pending });
  } catch (error) {
    metric('fail');
    if (!isCashierError(error) || !error.isOutcomeUnknown) {
      deposit.intent = null;
      throw error;
    }
    pending?.close();
    await resolveUnknownOutcome(cashier, { intent, requestId, error });
  }
}

/** The same content sent again is the same intent, and a server may know it by its id (API-04). */
function requestIdOf({ deposit }: Cashier, payload: object): string {
  const content = JSON.stringify(payload);
  if (deposit.intent?.content !== content) deposit.intent = { requestId: createUuid(), content };
  return deposit.intent.requestId;
}

function readResponse(apiResponse: unknown, reference: string): DepositApiResponse {
  const isEmpty =
    typeof apiResponse !== 'object' || apiResponse === null || Object.keys(apiResponse).length === 0;
  if (isEmpty) throw new CashierError(DEPOSIT_DATA_NULL, { kind: 'schema', reference });
  const checked = checkAnswer(apiResponse, DepositApiResponseStruct);
  if (!checked.ok)
    throw new CashierError(`${depositCreate.path}: ${checked.problem}`, { kind: 'schema', reference });
  return checked.value;
}
