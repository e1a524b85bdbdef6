import { isNetworkRefusal } from '../domain/transaction/isNetworkRefusal';
import { sleep } from '../lib/sleep';
import { HTTP_RETRIES, HTTP_RETRY_DELAY_MS } from '../spec/timers';
import type { Transport, TransportObserver, TransportRequest } from './Transport';
import { abortedError, isTransportError } from './TransportError';

type Retried = TransportRequest['isRetried'];

const isRepeatable = (error: unknown, isRetried: Retried): boolean =>
  isTransportError(error) &&
  !error.isFinal &&
  (error.kind === 'network' ||
    isNetworkRefusal(error) ||
    (isRetried === 'server-too' && (error.status ?? 0) >= 500));

/**
 * The requests of a transport: one that is marked `isRetried` is repeated after network-type failures, or after those of
 * the server too (API-04); every other failure, and every failure of another request, is final at once.
 */
export const withRetry =
  (send: Transport['request'], observer: TransportObserver): Transport['request'] =>
  async request => {
    const { path, isRetried, signal } = request;
    for (let attempt = 1; ; attempt++) {
      try {
        return await send(request);
      } catch (error) {
        if (!isRetried || !isRepeatable(error, isRetried) || attempt > HTTP_RETRIES || signal?.aborted)
          throw error;
        observer.onRetry(path, attempt);
        await sleep(HTTP_RETRY_DELAY_MS, signal).catch(() => {
          throw abortedError();
        });
      }
    }
  };
