import type { Operation } from '../operations';
import type { Json } from '../wire';
import type { Call } from './Bank';
import { intentKey } from './intentKey';
import { isRecord } from './json';
import { Refusal } from './Refusal';
import type { Answer } from './State';

const REQUEST_ID = /^[\w-]{8,64}$/;

function refusalAnswer(error: unknown): Answer {
  if (!(error instanceof Refusal)) throw error;
  return {
    status: error.status,
    body: { message: error.message, ...(error.code ? { code: error.code } : {}) },
  };
}

function idOf(body: Json | undefined): string | undefined {
  if (!isRecord(body)) return undefined;
  const source = isRecord(body['apiResponse']) ? body['apiResponse'] : body;
  const id = source['depositId'] ?? source['withdrawalId'];
  return typeof id === 'string' ? id : undefined;
}

/** What the wire would make of it: a stored answer must not change with the state behind it. */
const wireCopy = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? {})) as Json;

function handle(operation: Operation, call: Call): { answer: Answer; isKept: boolean } {
  try {
    return { answer: { status: 200, body: wireCopy(operation.handle(call)) }, isKept: true };
  } catch (error) {
    return { answer: refusalAnswer(error), isKept: error instanceof Refusal && error.isFinal };
  }
}

/**
 * The same requestId is the same intent: it is answered as it was the first time. A further call about the
 * deposit that came of it (it names that deposit) is an intent of its own. Refusals before anything is
 * created, captcha and validation, are not remembered: the player mends them and sends the intent again.
 */
export function answerOnce(operation: Operation, call: Call): Answer {
  if (!operation.isCreating) return handle(operation, call).answer;
  const { bank, user, input, path } = call;
  const requestId = input['requestId'];
  if (requestId === undefined && operation.isCreating === 'optional') return handle(operation, call).answer;
  if (typeof requestId !== 'string' || !REQUEST_ID.test(requestId)) {
    return refusalAnswer(new Refusal(422, "'requestId' is missing", 'banking.requestIdRequired'));
  }
  const depositId = typeof input['depositId'] === 'string' ? input['depositId'] : '';
  const key = `${user.id} ${path} ${requestId} ${depositId}`;
  const known = bank.state.answers[key];
  if (known) return known;
  const { answer, isKept } = handle(operation, call);
  if (isKept) {
    bank.state.answers[key] = answer;
    const id = idOf(answer.body);
    if (id && answer.status === 200) bank.state.intents[intentKey(call, requestId)] = id;
    bank.changed();
  }
  return answer;
}
