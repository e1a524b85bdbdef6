import type { DepositApiResponse } from '../../../api/contract/deposit';
import { assign } from '../../../lib/assign';
import { createUuid } from '../../../lib/createUuid';
import { isSameValue } from '../../../lib/isSameValue';
import type { Cashier } from '../../../state/Cashier';
import type { DepositIntent } from '../../../state/DepositIntent';
import { asFailure, reportStepFailure } from '../../shared/failure/reportFailure';
import { placeOf } from '../../shared/navigation/placeOf';
import { fetchGeetestFields, type GeetestFields } from '../captcha/fetchGeetestFields';
import { isCaptchaLeft, withCaptcha } from '../captcha/withCaptcha';
import { replaceAskedFields } from './askedFields';
import { depositPayload, pressed } from './depositPayload';
import { handleDepositAnswer } from './handleDepositAnswer';
import { sendDeposit, sessionOf } from './sendDeposit';

/** Whether a refresh is under way, and the last change that came meanwhile, which is sent next. */
interface Refreshing {
  isAsking: boolean;
  next: (() => void) | null;
  /** By form, the field whose question has no answer, as it got lost or could not be asked: the fields are of before. */
  lost: Map<string, string>;
}

const refreshingOf = ({ resource }: Pick<Cashier, 'resource'>): Refreshing =>
  resource('refreshing', () => ({ isAsking: false, next: null, lost: new Map() }));

/**
 * FORM-01: a triggered field has changed. Sends the form as it stands, unchecked, with
 * `metadata.triggeredBy`, by which the server knows that only the dependent fields are asked for. If a server
 * creates the deposit all the same, its answer is handled like that of any creation. Without an amount, and while the
 * form is being sent, nothing can be asked: the next press does. Resolves to whether the fields of the form are by now
 * those of its values.
 */
export async function refreshFields(
  cashier: Cashier,
  wish: DepositIntent,
  triggeredBy: string,
): Promise<boolean> {
  const { deposit, signal } = cashier;
  const refreshing = refreshingOf(cashier);
  const form = formOf(cashier, wish);
  refreshing.lost.set(form, triggeredBy);
  if (refreshing.isAsking) refreshing.next = () => void refreshFields(cashier, wish, triggeredBy);
  if (deposit.isSubmitting || wish.amount <= 0) return false;
  deposit.isSubmitting = true;
  refreshing.isAsking = true;
  const place = placeOf(cashier);
  const requestId = createUuid();
  const intent = pressed(cashier, wish);
  const payload = depositPayload(cashier, intent);
  const session = sessionOf(cashier);
  try {
    const metadata = { ...payload.metadata, triggeredBy };
    const response = await withCaptcha<GeetestFields, DepositApiResponse>({
      initial: {},
      fetchCaptcha: () => fetchGeetestFields(cashier, place),
      call: captcha =>
        sendDeposit(cashier, intent, { ...payload, ...captcha, ...session, requestId, metadata }),
    });
    const isSameStep = response.isFieldsRequired || response.data?.unifiedFlow !== undefined;
    if (isSameStep && place.isLeft()) return false;
    refreshing.lost.delete(form);
    if (isSameStep) replaceFields(cashier, wish, response, requestId);
    else await handleDepositAnswer(cashier, { intent, response, popUp: null, requestId, place });
    return isSameStep;
  } catch (failure) {
    const error = asFailure(failure);
    if (!error.isLost && !error.isPassing && error.kind !== 'captcha') refreshing.lost.delete(form);
    if (!place.isLeft() && !isCaptchaLeft(error)) reportStepFailure(cashier, error);
    return false;
  } finally {
    const { next } = refreshing;
    assign(refreshing, { isAsking: false, next: null });
    if (!signal.aborted) deposit.isSubmitting = false;
    if (!place.isLeft()) next?.();
  }
}

/**
 * Replaces the fields shown, in whichever of the two ways the answer names them: those of the last round, else the
 * form's. A form takes the place of a form with all that was asked for beside it.
 */
function replaceFields(
  cashier: Cashier,
  { depositId }: DepositIntent,
  response: DepositApiResponse,
  requestId: string,
): void {
  const { transaction, deposit } = cashier;
  const { isFieldsRequired, data } = response;
  const fields = isFieldsRequired ? response.fields : data?.unifiedFlow?.fields;
  const shown = depositId === undefined ? null : transaction.answer;
  const flow = shown?.data?.unifiedFlow;
  if (flow && !isFieldsRequired) {
    transaction.answer = response;
    assign(deposit, { extraFields: [], earlierFields: [] });
  } else if (flow && fields?.length && deposit.extraFields.length === 0)
    transaction.answer = { ...shown, data: { ...shown?.data, unifiedFlow: { ...flow, fields } } };
  else replaceAskedFields(cashier, { fields }, requestId);
}

/**
 * Asks again for the fields of a form whose question got lost, as it would be paid with what depends on an earlier
 * choice. `null` if there is none; else resolves to whether the press can go on: the form has stayed as it was.
 */
export function refreshLost(cashier: Cashier, wish: DepositIntent): Promise<boolean> | null {
  const triggeredBy = refreshingOf(cashier).lost.get(formOf(cashier, wish));
  if (triggeredBy === undefined) return null;
  const before = shownFields(cashier);
  return refreshFields(cashier, wish, triggeredBy).then(
    isAsked => isAsked && isSameValue(before, shownFields(cashier)),
  );
}

/** A further step goes by its deposit's id; the method's own form, which asks for more, is another form of it. */
const formOf = ({ deposit }: Cashier, { depositId }: DepositIntent): string =>
  depositId ?? `asked ${deposit.depositId}`;

const shownFields = ({ deposit, transaction }: Cashier) => [
  deposit.extraFields,
  transaction.answer?.data?.unifiedFlow?.fields,
];
