import type { Bank } from '../../demo/sandbox/core/Bank';
import { type Outgoing, runCall } from '../../demo/sandbox/core/runCall';
import type { DemoUser } from '../../demo/sandbox/core/users';
import { delivered, GARBAGE } from '../../demo/sandbox/transport/deliver';
import type { ParentData } from '../../src/host/parentData';
import { isRecord } from '../../src/lib/isRecord';
import { REQUEST_GROUP_TIMEOUT_MS } from '../../src/spec/timers';
import { readRefusal } from '../../src/transport/readRefusal';
import type { Push, Transport, TransportRequest } from '../../src/transport/Transport';
import { TransportError } from '../../src/transport/TransportError';
import { listen } from '../support/unit/listen';
import type { Clocks } from './createClocks';
import type { Replica } from './createReplica';
import type { Setting } from './createTable';

/** A call on its way: to the bank until it `isHeard`, then back. */
export interface OpenCall {
  readonly path: string;
  readonly data: Record<string, unknown>;
  /** By `Clocks.world`. */
  readonly since: number;
  answer: Outgoing | null;
  /** The page no longer waits for it: what the bank makes of it still counts. */
  isGone: boolean;
}

/** A call that left a page, and what the page has heard of it. */
export interface SentCall {
  readonly path: string;
  readonly data: Record<string, unknown>;
  /** Of the page's connection. */
  readonly page: number;
  readonly token: string;
  /** By `Clocks.felt`, as all times of a call. */
  readonly at: number;
  /** The status of the answer that arrived, 0 where it was lost; `null` before, and where the page is gone. */
  end: number | null;
  /** When it arrived, or was lost. */
  endAt: number | null;
}

export interface Wire {
  /** A connection of one page, with the token of each moment. */
  connect(token: () => string, kind?: ParentData['transport']): Transport;
  /** The bank tells a player, over each connection that is theirs. */
  push(userId: string, push: Push): void;
  /** On their way, the oldest first. */
  open(): OpenCall[];
  /** Pushes that have not arrived, the oldest first. */
  news(): Push[];
  /** The bank hears it and decides. */
  hear(call: OpenCall): Promise<void>;
  /** The answer arrives. */
  deliver(call: OpenCall): void;
  /** The connection broke: what was not heard never is, as a bank that has said "unknown" means it. */
  lose(call: OpenCall): void;
  /** The connection broke for the page alone: the request is still on its way to the bank. */
  strand(call: OpenCall): void;
  tell(push: Push): void;
  reconnect(): void;
  /** Everything that waits for longer than a transport would gives up. */
  timeOut(): void;
  /** Every call that left, in order. */
  readonly sent: readonly SentCall[];
  readonly pushes: Push[];
  /** What each player was told, whichever way. */
  readonly told: readonly { userId: string; push: Push }[];
  /** Requests that the bank has heard when their page was gone. */
  readonly late: ReadonlySet<string>;
  /** Tokens that the bank takes no longer. */
  readonly expired: Set<string>;
  /** Called as a transport tells the host of a 401. */
  whenUnauthorised(listener: () => void): void;
}

/** A player's later tokens: `demo-mx~2` is `demo-mx` with another token. */
export const accountOf = (token: string): string => token.split('~')[0] ?? '';

/** Whose a token is. */
export function findPlayer(bank: Bank, token: string): DemoUser | undefined {
  const user = bank.findUser(accountOf(token));
  return user === 'expired' ? undefined : user;
}

/** One connection, and whose it is for the bank. */
interface Line {
  readonly kind: ParentData['transport'];
  readonly page: number;
  userId: string | null;
  readonly pushListeners: Set<(push: Push) => void>;
  readonly reconnectListeners: Set<() => void>;
}

export type Bend = (call: Pick<OpenCall, 'path' | 'data'>, answer: Outgoing) => Outgoing;

/** What a bank may ask a copy of its data for. */
const READ = /^(deposit-(status|check)|withdrawal-(status|list)|sweepstake-(balance-get|recoup-sum))$/;

interface Waiting extends OpenCall {
  record: SentCall;
  token: string;
  line: Line;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/**
 * The network between a page and its bank, which does nothing by itself: each call is heard, answered or lost, and each
 * push told, when a test says so. The bank behind it is the sandbox's own, with its ledger.
 */
export function createWire(
  bank: Bank,
  kind: ParentData['transport'],
  {
    methods,
    bend = (_, answer) => answer,
    lagsMs = [],
    replica,
    clocks: { world, felt },
  }: Pick<Setting, 'methods' | 'bend' | 'lagsMs'> & { replica: Replica; clocks: Clocks },
): Wire {
  let reads = 0;
  let calls: Waiting[] = [];
  const sent: SentCall[] = [];
  let pages = 0;
  const pushes: Push[] = [];
  const told: { userId: string; push: Push }[] = [];
  const late = new Set<string>();
  const expired = new Set<string>();
  const lines = new Set<Line>();
  const lineOf = new WeakMap<Push, Line>();
  let onUnauthorised = () => {};
  const isWaiting = (call: OpenCall): call is Waiting => calls.includes(call as Waiting);
  const end = (call: OpenCall): void => {
    calls = calls.filter(one => one !== call);
  };

  const userOf = (token: string) => (expired.has(token) ? undefined : findPlayer(bank, token));
  /** A connection is a player's from its handshake on, or from its first good message. */
  const bind = (line: Line, token: string): void => {
    line.userId = userOf(token)?.id ?? line.userId;
  };

  function request(
    { path, data = {}, signal }: TransportRequest,
    { token, line }: Pick<Waiting, 'token' | 'line'>,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const copy = JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
      const record: SentCall = {
        path,
        data: copy,
        page: line.page,
        token,
        at: felt(),
        end: null,
        endAt: null,
      };
      const call: Waiting = {
        record,
        path,
        data: copy,
        token,
        line,
        since: world(),
        answer: null,
        isGone: false,
        resolve,
        reject,
      };
      const leave = () => {
        call.isGone = true;
        reject(new TransportError('Aborted', { kind: 'aborted' }));
      };
      if (signal?.aborted) {
        leave();
        return;
      }
      sent.push(record);
      signal?.addEventListener('abort', leave, { once: true });
      calls.push(call);
    });
  }

  async function hear(call: OpenCall): Promise<void> {
    if (!isWaiting(call) || call.answer) return;
    if (call.isGone && world() - call.since >= REQUEST_GROUP_TIMEOUT_MS) {
      lose(call);
      return;
    }
    const { path, token, data, line } = call;
    bind(line, token);
    const input = Array.isArray(data) ? { list: data } : data;
    const account = userOf(token) ? accountOf(token) : 'demo-expired';
    const lagMs = READ.test(path) ? (lagsMs[reads++ % lagsMs.length] ?? 0) : 0;
    const asked = lagMs > 0 ? replica.before(lagMs) : bank;
    call.answer = bend(call, await runCall(asked, { transport: line.kind, path, token: account, input }));
    const { body } = call.answer;
    if (methods && path.startsWith('methods-') && isRecord(body) && Array.isArray(body['methods']))
      call.answer.body = {
        ...body,
        methods: body['methods'].filter(one => isRecord(one) && methods.includes(String(one['name']))),
      };
    if (!call.isGone) return;
    late.add(String(data['requestId']));
    end(call);
  }

  function deliver(call: OpenCall): void {
    if (!isWaiting(call) || !call.answer) return;
    const { delivery } = call.answer;
    // No answer comes: the page gives up by itself.
    if (delivery === 'never') return;
    if (delivery === 'drop') {
      lose(call);
      return;
    }
    end(call);
    const { status, body } = JSON.parse(JSON.stringify(delivered(call.answer))) as Outgoing;
    if (delivery === 'html' || delivery === 'garbage') {
      if (call.line.kind === 'socket') call.resolve(GARBAGE);
      else call.reject(new TransportError('The answer is not JSON', { kind: 'broken', status }));
      return;
    }
    if (!call.isGone) Object.assign(call.record, { end: status, endAt: felt() });
    if (status === 200) {
      call.resolve(delivery === 'empty' ? undefined : body);
      return;
    }
    if (status === 401) onUnauthorised();
    const { message, code } = readRefusal(body, status, call.data);
    call.reject(new TransportError(message, { kind: 'refused', status, ...(code && { code }) }));
  }

  function lose(call: OpenCall, failure: 'network' | 'timeout' = 'network'): void {
    if (!isWaiting(call)) return;
    end(call);
    if (!call.isGone) Object.assign(call.record, { end: 0, endAt: felt() });
    call.reject(new TransportError('Failed to fetch', { kind: failure }));
  }

  return {
    sent,
    pushes,
    told,
    late,
    expired,
    whenUnauthorised: listener => {
      onUnauthorised = listener;
    },
    push: (userId, push) => {
      told.push({ userId, push });
      for (const line of lines) {
        if (line.kind !== 'socket' || line.userId !== userId) continue;
        const own = { ...push };
        lineOf.set(own, line);
        pushes.push(own);
      }
    },
    connect: (token, own = kind) => {
      const line: Line = {
        kind: own,
        page: ++pages,
        userId: null,
        pushListeners: new Set(),
        reconnectListeners: new Set(),
      };
      lines.add(line);
      bind(line, token());
      const closed = new AbortController();
      return {
        request: given => {
          const signals = [closed.signal, ...(given.signal ? [given.signal] : [])];
          return request({ ...given, signal: AbortSignal.any(signals) }, { token: token(), line });
        },
        onPush: listener => listen(line.pushListeners, listener),
        onReconnect: listener => listen(line.reconnectListeners, listener),
        close: () => {
          closed.abort();
          lines.delete(line);
          // What was on its way over it arrives nowhere.
          pushes.splice(0, pushes.length, ...pushes.filter(one => lineOf.get(one) !== line));
        },
      };
    },
    open: () => [...calls],
    news: () => [...pushes],
    hear,
    deliver,
    lose,
    strand: call => {
      if (!isWaiting(call) || call.isGone) return;
      Object.assign(call.record, { end: 0, endAt: felt() });
      call.isGone = true;
      call.reject(new TransportError('Failed to fetch', { kind: 'network' }));
    },
    tell: push => {
      const at = pushes.indexOf(push);
      if (at >= 0) pushes.splice(at, 1);
      for (const listener of [...(lineOf.get(push)?.pushListeners ?? [])])
        listener(JSON.parse(JSON.stringify(push)) as Push);
    },
    reconnect: () => {
      for (const listener of [...lines].flatMap(line => [...line.reconnectListeners])) listener();
    },
    timeOut: () => {
      for (const call of [...calls])
        if (world() - call.since >= REQUEST_GROUP_TIMEOUT_MS) lose(call, 'timeout');
    },
  };
}
