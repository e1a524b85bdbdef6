import type { Bank } from '../../demo/sandbox/core/Bank';
import { type Outgoing, runCall } from '../../demo/sandbox/core/runCall';
import { isRecord } from '../../demo/sandbox/transport/http';
import { REQUEST_GROUP_TIMEOUT_MS } from '../../src/spec/timers';
import type { Push, Transport, TransportRequest } from '../../src/transport/Transport';
import { TransportError } from '../../src/transport/TransportError';

/** A call on its way: to the bank until it `isHeard`, then back. */
export interface OpenCall {
  readonly path: string;
  readonly data: Record<string, unknown>;
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
  readonly at: number;
  /** The status of the answer that arrived, 0 where it was lost; `null` before, and where the page is gone. */
  end: number | null;
}

export interface Wire {
  /** A connection of one page, with the token of this moment. */
  connect(token: string): Transport;
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
  tell(push: Push): void;
  reconnect(): void;
  /** Everything that waits for longer than a transport would gives up. */
  timeOut(): void;
  /** Every call that left, in order. */
  readonly sent: readonly SentCall[];
  readonly pushes: Push[];
}

export type Bend = (call: Pick<OpenCall, 'path' | 'data'>, answer: Outgoing) => Outgoing;

interface WireSetting {
  kind: Transport['kind'];
  methods?: readonly string[];
  bend?: Bend;
}

interface Waiting extends OpenCall {
  record: SentCall;
  token: string;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/**
 * The network between a page and its bank, which does nothing by itself: each call is heard, answered or lost, and each
 * push told, when a test says so. The bank behind it is the sandbox's own, with its ledger.
 */
export function createWire(bank: Bank, { kind, methods, bend = (_, answer) => answer }: WireSetting): Wire {
  let calls: Waiting[] = [];
  const sent: SentCall[] = [];
  let pages = 0;
  const pushes: Push[] = [];
  const pushListeners = new Set<(push: Push) => void>();
  const reconnectListeners = new Set<() => void>();
  const isWaiting = (call: OpenCall): call is Waiting => calls.includes(call as Waiting);
  const end = (call: OpenCall): void => {
    calls = calls.filter(one => one !== call);
  };

  function request(
    { path, data = {}, signal }: TransportRequest,
    { token, page }: { token: string; page: number },
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const copy = JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
      const record: SentCall = { path, data: copy, page, at: Date.now(), end: null };
      const call: Waiting = {
        record,
        path,
        data: copy,
        token,
        since: Date.now(),
        answer: null,
        isGone: false,
        resolve,
        reject,
      };
      sent.push(record);
      const leave = () => {
        call.isGone = true;
        reject(new TransportError('Aborted', { kind: 'aborted' }));
      };
      if (signal?.aborted) {
        leave();
        return;
      }
      signal?.addEventListener('abort', leave, { once: true });
      calls.push(call);
    });
  }

  async function hear(call: OpenCall): Promise<void> {
    if (!isWaiting(call) || call.answer) return;
    const { path, token, data } = call;
    const input = Array.isArray(data) ? { list: data } : data;
    call.answer = bend(call, await runCall(bank, { transport: kind, path, token, input }));
    const { body } = call.answer;
    if (methods && path.startsWith('methods-') && isRecord(body) && Array.isArray(body['methods']))
      call.answer.body = {
        ...body,
        methods: body['methods'].filter(one => isRecord(one) && methods.includes(String(one['name']))),
      };
    if (call.isGone) end(call);
  }

  function deliver(call: OpenCall): void {
    if (!isWaiting(call) || !call.answer) return;
    end(call);
    const { status, body } = JSON.parse(JSON.stringify(call.answer)) as Outgoing;
    if (!call.isGone) call.record.end = status;
    if (status === 200) {
      call.resolve(body);
      return;
    }
    const { message, code } = (body ?? {}) as { message?: string; code?: string };
    call.reject(new TransportError(message ?? '', { kind: 'refused', status, ...(code && { code }) }));
  }

  function lose(call: OpenCall, failure: 'network' | 'timeout' = 'network'): void {
    if (!isWaiting(call)) return;
    end(call);
    if (!call.isGone) call.record.end = 0;
    call.reject(new TransportError('Failed to fetch', { kind: failure }));
  }

  function listen<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }

  return {
    sent,
    pushes,
    connect: token => {
      const page = ++pages;
      const stops: (() => void)[] = [];
      const closed = new AbortController();
      return {
        kind,
        request: given => {
          const signals = [closed.signal, ...(given.signal ? [given.signal] : [])];
          return request({ ...given, signal: AbortSignal.any(signals) }, { token, page });
        },
        onPush: listener => {
          const stop = listen(pushListeners, listener);
          stops.push(stop);
          return stop;
        },
        onReconnect: listener => {
          const stop = listen(reconnectListeners, listener);
          stops.push(stop);
          return stop;
        },
        close: () => {
          closed.abort();
          for (const stop of stops) stop();
        },
      };
    },
    open: () => [...calls],
    news: () => [...pushes],
    hear,
    deliver,
    lose,
    tell: push => {
      const at = pushes.indexOf(push);
      if (at >= 0) pushes.splice(at, 1);
      for (const listener of [...pushListeners]) listener(JSON.parse(JSON.stringify(push)) as Push);
    },
    reconnect: () => {
      for (const listener of [...reconnectListeners]) listener();
    },
    timeOut: () => {
      for (const call of [...calls])
        if (Date.now() - call.since >= REQUEST_GROUP_TIMEOUT_MS) lose(call, 'timeout');
    },
  };
}
