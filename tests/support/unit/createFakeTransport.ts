import type { Push, Transport, TransportRequest } from '../../../src/transport/Transport';
import { TransportError } from '../../../src/transport/TransportError';
import { listen } from './listen';

/** What a call is answered with: a value, an Error to reject with, or a function of the data that gives either. */
export type FakeAnswer = unknown | ((data: unknown) => unknown);

/** The transport port in memory. A call nobody has an answer for is refused with 404. */
export interface FakeTransport extends Transport {
  readonly calls: TransportRequest[];
  /** The data of each call to a path, in order. */
  sent(path: string): Record<string, unknown>[];
  /** One answer a call; the last one stays. */
  answer(path: string, ...answers: FakeAnswer[]): void;
  push(type: string, data: unknown): void;
  reconnect(): void;
  readonly isClosed: boolean;
  /** Listeners that are still attached. */
  readonly listenerCount: number;
}

export function createFakeTransport(given: Record<string, FakeAnswer> = {}): FakeTransport {
  const answers = new Map<string, FakeAnswer[]>(Object.entries(given).map(([path, one]) => [path, [one]]));
  const calls: TransportRequest[] = [];
  const pushListeners = new Set<(push: Push) => void>();
  const reconnectListeners = new Set<() => void>();
  let isClosed = false;

  function answerTo({ path, data }: TransportRequest): unknown {
    const queue = answers.get(path);
    if (!queue) throw new TransportError(`No answer for ${path}`, { kind: 'refused', status: 404 });
    const next = queue.length > 1 ? queue.shift() : queue[0];
    const value = typeof next === 'function' ? next(data) : next;
    if (value instanceof Error) throw value;
    return value;
  }

  return {
    calls,
    request: request =>
      new Promise((resolve, reject) => {
        calls.push(request);
        const abort = () => reject(new TransportError('Aborted', { kind: 'aborted' }));
        if (request.signal?.aborted) abort();
        request.signal?.addEventListener('abort', abort, { once: true });
        Promise.resolve()
          .then(() => answerTo(request))
          .then(resolve, reject);
      }),
    sent: path =>
      calls.filter(call => call.path === path).map(({ data }) => ({ ...(data as Record<string, unknown>) })),
    answer: (path, ...list) => answers.set(path, list),
    onPush: listener => listen(pushListeners, listener),
    onReconnect: listener => listen(reconnectListeners, listener),
    push: (type, data) => {
      for (const listener of pushListeners) listener({ type, data });
    },
    reconnect: () => {
      for (const listener of reconnectListeners) listener();
    },
    close: () => {
      isClosed = true;
    },
    get isClosed() {
      return isClosed;
    },
    get listenerCount() {
      return pushListeners.size + reconnectListeners.size;
    },
  };
}

export const networkFailure = (): TransportError =>
  new TransportError('Failed to fetch', { kind: 'network' });

export const refusal = (status: number, code?: string, message = 'Refused'): TransportError =>
  new TransportError(message, { kind: 'refused', status, ...(code !== undefined && { code }) });
