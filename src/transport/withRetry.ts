import { sleep } from '../lib/sleep';
import { HTTP_RETRIES, HTTP_RETRY_DELAY_MS } from '../spec/timers';
import type { Transport, TransportObserver } from './Transport';
import { isTransportError } from './TransportError';

interface RetryOptions {
  signal?: AbortSignal | undefined;
  onRetry(attempt: number): void;
}

/** The requests of a transport, those repeated that are marked so. */
export const retryMarked =
  (send: Transport['request'], observer: TransportObserver): Transport['request'] =>
  request =>
    request.isRetried
      ? withRetry(() => send(request), {
          signal: request.signal,
          onRetry: attempt => observer.onRetry(request.path, attempt),
        })
      : send(request);

/** Repeats a call after network-type failures only (API-04); every other failure is final at once. */
export async function withRetry<T>(call: () => Promise<T>, { signal, onRetry }: RetryOptions): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      const isRepeatable = isTransportError(error) && error.kind === 'network' && !error.isFinal;
      if (!isRepeatable || attempt > HTTP_RETRIES || signal?.aborted) throw error;
      onRetry(attempt);
      await sleep(HTTP_RETRY_DELAY_MS, signal);
    }
  }
}
