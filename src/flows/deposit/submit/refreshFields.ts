import { createUuid } from '../../../lib/createUuid';
import type { Cashier } from '../../../state/Cashier';
import type { DepositIntent } from '../../../state/DepositIntent';
import { reportStepFailure } from '../../shared/failure/reportFailure';
import { placeOf } from '../../shared/navigation/placeOf';
import { replaceAskedFields } from './askedFields';
import { depositPayload, pressed } from './depositPayload';
import { handleDepositAnswer } from './handleDepositAnswer';
import { sendDeposit, sessionOf } from './sendDeposit';

/** Whether a refresh is under way, and the last change that came meanwhile, which is sent next. */
interface Refreshing {
  isAsking: boolean;
  next: (() => void) | null;
}

const refreshingOf = ({ resource }: Pick<Cashier, 'resource'>): Refreshing =>
  resource('refreshing', () => ({ isAsking: false, next: null }));

/**
 * FORM-01: a triggered field has changed. Sends the form as it stands, unchecked, with
 * `metadata.triggeredBy`, by which the server knows that only the dependent fields are asked for. If a server
 * creates the deposit all the same, its answer is handled like that of any creation.
 */
export async function refreshFields(
  cashier: Cashier,
  wish: DepositIntent,
  triggeredBy: string,
): Promise<void> {
  const { deposit, signal } = cashier;
  const refreshing = refreshingOf(cashier);
  if (refreshing.isAsking) refreshing.next = () => void refreshFields(cashier, wish, triggeredBy);
  if (deposit.isSubmitting) return;
  deposit.isSubmitting = true;
  refreshing.isAsking = true;
  const place = placeOf(cashier);
  const requestId = createUuid();
  const intent = pressed(cashier, wish);
  const payload = depositPayload(cashier, intent);
  const session = sessionOf(cashier);
  try {
    const metadata = { ...payload.metadata, triggeredBy };
    const response = await sendDeposit(cashier, intent, { ...payload, ...session, requestId, metadata });
    const isSameStep = response.isFieldsRequired || response.data?.unifiedFlow !== undefined;
    if (isSameStep && place.isLeft()) return;
    if (response.isFieldsRequired) replaceAskedFields(cashier, response, requestId);
    else if (response.data?.unifiedFlow) cashier.transaction.answer = response;
    else await handleDepositAnswer(cashier, { intent, response, popUp: null, requestId, place });
  } catch (error) {
    if (!place.isLeft()) reportStepFailure(cashier, error);
  } finally {
    const { next } = refreshing;
    Object.assign(refreshing, { isAsking: false, next: null });
    if (!signal.aborted) deposit.isSubmitting = false;
    if (!place.isLeft()) next?.();
  }
}
