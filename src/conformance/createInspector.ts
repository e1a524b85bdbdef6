import type { Struct } from 'superstruct';
import { checkAnswer } from '../api/checkAnswer';
import type { Command, Operation } from '../api/Operation';
import { isKnownStatus } from '../domain/transaction/depositStatus';
import { isRecord } from '../lib/isRecord';
import { readRefusal } from '../transport/readRefusal';
import { isSocketSuccess } from '../transport/readSocketMessage';
import { callPatiently } from './callPatiently';
import type { Finding } from './Finding';
import { faultsOf } from './faultsOf';
import { hasMessage } from './hasMessage';
import { meaningOf } from './meaningOf';
import { nameStatus } from './nameStatus';
import { CREATING_CALLS, OPTIONAL_CALLS } from './optionalCalls';
import type { Reply, Server } from './Server';

/** Makes calls and writes down what is wrong with the answers. */
export interface Inspector {
  readonly server: Server;
  readonly findings: Finding[];
  /**
   * The checked answer; undefined where there is none or it is faulty, which is reported, or where it is a refusal that
   * is `allowed`, by its status and code: '404 banking.depositUnknown'.
   */
  ask<Request, Answer>(
    operation: Command<Request> & Partial<Pick<Operation<Request, Answer>, 'answer'>>,
    data: Request,
    allowed?: RegExp,
  ): Promise<Answer | undefined>;
  /** The reply as it came; undefined, and reported, where none came. */
  send(
    call: string,
    path: string,
    method: 'GET' | 'POST',
    data: unknown,
    token?: string,
  ): Promise<Reply | undefined>;
  /** A value as the widget reads it; undefined where it does not fit: every fault of it is reported. */
  check<T, S>(call: string, value: unknown, struct: Struct<T, S>, at?: string): T | undefined;
  report(finding: Pick<Finding, 'call'> & Noted): void;
}

type Noted = Pick<Finding, 'problem'> & Partial<Finding>;

export const TOO_MANY_CALLS =
  'refused with status 429 at each of four tries: the server limits how often it may be asked';

/** Of a peer-to-peer invoice every other status means that it is open. */
const TELLS_STATUS = /^(deposit[.-]status|deposit-cancel|withdrawal[.-])/;

const isSuccess = ({ transport }: Server, status: number): boolean =>
  transport === 'socket' ? isSocketSuccess(status) : status >= 200 && status < 300;

export function createInspector(server: Server): Inspector {
  const findings: Finding[] = [];

  const report: Inspector['report'] = finding => {
    const { call, problem } = finding;
    // Of two calls of one intent, the second would say the same again.
    if (findings.some(one => one.call === call && one.problem === problem)) return;
    findings.push({ path: '', level: 'fault', meaning: meaningOf(call), ...finding });
  };

  const send: Inspector['send'] = async (call, path, method, data, token) => {
    try {
      const reply = await callPatiently(() => server.call(path, method, data, token));
      if (reply.status !== 429) return reply;
      // Nothing else follows from it, as that a call without a token is not answered with 401.
      report({
        call,
        problem: TOO_MANY_CALLS,
        meaning: 'The call was not checked: let this address ask more often.',
      });
      return undefined;
    } catch (error) {
      report({ call, problem: `no answer: ${reasonOf(error)}` });
      return undefined;
    }
  };

  function check<T, S>(call: string, value: unknown, struct: Struct<T, S>, at = ''): T | undefined {
    const read = checkAnswer(value, struct);
    const found = read.ok ? statusNotes(call, read.value) : faultsOf(value, struct, at);
    for (const finding of found) report({ call, ...finding });
    return read.ok ? read.value : undefined;
  }

  return {
    server,
    findings,
    report,
    send,
    check,
    async ask({ path, method, answer }, data, allowed = /^$/) {
      const reply = await send(path, path, method, data);
      if (!reply) return undefined;
      if (!isSuccess(server, reply.status)) {
        const { code = '' } = readRefusal(reply.body, reply.status);
        if (!allowed.test(`${reply.status} ${code}`)) report({ call: path, ...refusalOf(path, reply, code) });
        return undefined;
      }
      if (!answer) return undefined;
      if (reply.notJson !== undefined) {
        report({ call: path, problem: `the answer is ${reply.notJson}, expected JSON` });
        return undefined;
      }
      return check(path, reply.body, answer);
    },
  };
}

/** A status in words of the server's own is no fault; what it leads to is seldom meant. */
function statusNotes(call: string, answer: unknown): Noted[] {
  if (!TELLS_STATUS.test(call)) return [];
  const isList = Array.isArray(answer);
  const shown = call.startsWith('withdrawal') ? 'waiting' : 'accepted';
  return (isList ? answer : [answer]).flatMap((one, at): Noted[] => {
    if (!isRecord(one) || one.status === undefined || isKnownStatus(one.status)) return [];
    const path = isList ? `${at}.status` : 'status';
    return [{ path, problem: `${path} is none of the contract's: it counts as ${shown}`, level: 'note' }];
  });
}

/** The finding that a refused call is, with what it means for the player where that is not the call's own. */
function refusalOf(path: string, reply: Reply, code: string): Noted {
  const { status } = reply;
  const isLeftOut = status === 404 && hasMessage(reply) && OPTIONAL_CALLS.has(path);
  return {
    problem: `refused with ${nameStatus(status)}${detailOf(reply, code)}`,
    ...(CREATING_CALLS.has(path) && status < 500 && { meaning: 'The player reads that it was refused.' }),
    ...(isLeftOut && { level: 'note' }),
    ...(status === 401 && { meaning: 'The token is not accepted: the host is asked for a new one.' }),
  };
}

/** The code of a refusal is a word of the contract's, or of the server's own; anything else is not shown. */
const detailOf = (reply: Reply, code: string): string =>
  [
    ...(/^[a-z][\w.-]{0,63}$/i.test(code) ? [`, code ${code}`] : []),
    ...(hasMessage(reply) ? [] : [', without a message']),
  ].join('');

/** Node's fetch hides the reason in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  if (error.name === 'TimeoutError') return 'it took too long';
  const { cause } = error;
  const code = isRecord(cause) && 'code' in cause ? ` (${String(cause.code)})` : '';
  return `${error.message}${code}`;
}
