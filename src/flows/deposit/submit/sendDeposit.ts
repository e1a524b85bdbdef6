import { checkAnswer } from '../../../api/checkAnswer';
import {
  type DepositAnswer,
  type DepositApiResponse,
  DepositApiResponseStruct,
  type DepositPayload,
} from '../../../api/contract/deposit';
import { CashierError } from '../../../api/errors';
import type { Operation } from '../../../api/Operation';
import { depositCreate, sessionStart } from '../../../api/operations/deposit';
import { depositCreateSweepstake } from '../../../api/operations/sweepstake';
import { isRecord } from '../../../lib/isRecord';
import { DEPOSIT_DATA_NULL } from '../../../spec/messages';
import type { Cashier } from '../../../state/Cashier';
import type { DepositIntent } from '../../../state/DepositIntent';
import { reportToHost } from '../../shared/failure/reportFailure';
import { withGroupTimeout } from '../../shared/failure/withGroupTimeout';
import { noneNamed } from './askedFields';
import { depositCurrency } from './depositPayload';

type SessionPart = Pick<DepositPayload, 'paymentSessionId'>;

/** What a creating call sends of the payment session, if there is one. */
export const sessionOf = ({ deposit: { paymentSessionId } }: Pick<Cashier, 'deposit'>): SessionPart =>
  paymentSessionId === null ? {} : { paymentSessionId };

/** A deposit does not wait longer than this for its session. */
const LIMIT_MS = 10_000;

/**
 * DEP-08: starts a payment session unless there is one. If that fails, the host is told and the deposit is
 * made without. Resolves to what a creating call sends of it.
 */
export async function ensurePaymentSession(cashier: Cashier, intent: DepositIntent): Promise<SessionPart> {
  const { deposit, client, signal } = cashier;
  const { method, amount } = intent;
  if (deposit.paymentSessionId !== null) return sessionOf(cashier);
  try {
    const data = { amount, currency: depositCurrency(cashier, intent), pendingGroup: method.category };
    const session = await withGroupTimeout(
      signal,
      group => client.call(sessionStart, data, { signal: group }),
      LIMIT_MS,
    );
    deposit.paymentSessionId = session.payment_session_id || null;
  } catch (error) {
    reportToHost(cashier, error);
  }
  return sessionOf(cashier);
}

/** The creating call for an intent, by the intent alone: the host may switch the variant meanwhile. */
export const createOperation = ({ box }: DepositIntent): Operation<DepositPayload, DepositAnswer> =>
  box ? depositCreateSweepstake : depositCreate;

/** Sends one creating call and checks its answer. */
export async function sendDeposit(
  { client, signal }: Cashier,
  intent: DepositIntent,
  payload: DepositPayload,
): Promise<DepositApiResponse> {
  const { requestId: reference } = payload;
  const answer = await client.call(createOperation(intent), payload, { signal, reference });
  const response = readAnswer(answer, reference);
  const { isFieldsRequired, fields, data, depositId = payload.depositId } = response;
  if (!isFieldsRequired || fields?.length) return response;
  // The form beside it is what is to be filled in.
  if (data?.unifiedFlow) return { ...response, isFieldsRequired: false };
  // It says nothing of what was made: sent again it might be a second one.
  if (depositId === undefined) throw noneNamed(reference);
  return response;
}

/**
 * Checks the answer to a creating call (DEP-14): an empty one, which has nothing that the contract knows, has an error
 * message of its own.
 */
function readAnswer({ apiResponse }: DepositAnswer, reference: string): DepositApiResponse {
  const checked = checkAnswer(apiResponse, DepositApiResponseStruct);
  if (Object.values(Object(checked.ok ? checked.value : apiResponse)).every(isNothing))
    throw new CashierError(DEPOSIT_DATA_NULL, { kind: 'schema', reference });
  if (!checked.ok)
    throw new CashierError(`${depositCreate.path}: ${checked.problem}`, { kind: 'schema', reference });
  return checked.value;
}

/** An object with nothing in it is as good as an absent one. */
const isNothing = (part: unknown): boolean =>
  part === undefined || (isRecord(part) && Object.values(part).every(isNothing));
