import { findOperation } from '../operations';
import type { Input, Json } from '../wire';
import { answerOnce } from './answerOnce';
import type { Bank, Call, RequestRecord } from './Bank';
import { type Fault, type FaultKind, LATE_FAULTS } from './createFaults';
import type { Delivery } from './Delivery';
import { isRecord } from './json';
import type { Answer } from './State';
import type { DemoUser } from './users';

interface Incoming {
  transport: 'http' | 'socket';
  /** HTTP only: a call by the wrong method is a 405. */
  method?: string;
  path: string;
  token: string;
  input: Input;
  extraParams?: Json | undefined;
}

export interface Outgoing extends Answer {
  delivery?: Delivery | undefined;
  user?: DemoUser;
}

const MAX_RECORDS = 5_000;

const refused = (status: number, message: string, code: string): Outgoing => ({
  status,
  body: { message, code },
});

const EXPIRED = refused(401, 'Token expired', 'auth.tokenExpired');
const UNKNOWN = refused(401, 'Token is missing or unknown', 'auth.tokenInvalid');

/** The answer to a token for which `Bank.findUser` has no player. */
export const tokenRefusal = (found: 'expired' | undefined): Answer => (found ? EXPIRED : UNKNOWN);

/** Faults that come before the handler has run: no money moves. */
const EARLY: Readonly<Partial<Record<FaultKind, (fault: Fault) => Outgoing>>> = {
  hang: () => ({ status: 0, body: undefined, delivery: 'never' }),
  drop: () => ({ status: 0, body: undefined, delivery: 'drop' }),
  '5xx': fault => refused(fault.status, 'Injected failure', 'fault.injected'),
  unauthorized: () => EXPIRED,
};

async function answer(
  bank: Bank,
  incoming: Incoming,
  user: DemoUser,
  fault: Fault | undefined,
): Promise<Outgoing> {
  const operation = findOperation(incoming.path);
  if (!operation) return refused(404, 'No such call', 'banking.callUnknown');
  if (incoming.method && incoming.method !== operation.method) {
    return refused(405, `This call is a ${operation.method}`, 'banking.methodNotAllowed');
  }
  if (fault?.kind === 'latency') await new Promise<void>(resolve => bank.scheduler.after(fault.ms, resolve));
  const early = fault && EARLY[fault.kind];
  if (early) return early(fault);
  const { transport, path, input, extraParams } = incoming;
  const call: Call = { bank, user, path, input, transport, extraParams, delivery: undefined };
  const answered = answerOnce(operation, call);
  const delivery =
    (fault && LATE_FAULTS[fault.kind]) ?? (answered.status === 200 ? call.delivery : undefined);
  return { ...answered, delivery };
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.slice(0, 100) : undefined;

function record(bank: Bank, incoming: Incoming, outgoing: Outgoing, fault: Fault | undefined): void {
  const { body } = outgoing;
  const code = isRecord(body) ? textOf(body['code']) : undefined;
  const line: RequestRecord = {
    at: bank.now(),
    transport: incoming.transport,
    path: incoming.path,
    status: outgoing.status,
  };
  if (outgoing.user) line.userId = outgoing.user.id;
  const requestId = textOf(incoming.input['requestId']);
  const depositId = textOf(incoming.input['depositId']);
  if (requestId) line.requestId = requestId;
  if (depositId) line.depositId = depositId;
  if (code) line.code = code;
  if (incoming.extraParams !== undefined) line.extraParams = incoming.extraParams;
  if (fault) line.fault = fault.kind;
  bank.requests.push(line);
  if (bank.requests.length > MAX_RECORDS) bank.requests.shift();
}

/** One call, whichever way it came. Never throws: what goes wrong inside is a 500. */
export async function runCall(bank: Bank, incoming: Incoming): Promise<Outgoing> {
  const user = bank.findUser(incoming.token);
  const isKnown = typeof user === 'object';
  const fault = isKnown ? bank.faults.take(incoming.path, incoming.transport, user.id) : undefined;
  let outgoing: Outgoing;
  try {
    outgoing = isKnown ? { ...(await answer(bank, incoming, user, fault)), user } : tokenRefusal(user);
  } catch {
    outgoing = { ...refused(500, 'Internal error', 'banking.internal'), ...(isKnown ? { user } : {}) };
  }
  record(bank, incoming, outgoing, fault);
  return outgoing;
}
