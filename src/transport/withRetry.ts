import { isNetworkRefusal } from '../domain/transaction/isNetworkRefusal';
import { sleep } from '../lib/sleep';
import { HTTP_RETRIES, HTTP_RETRY_DELAY_MS } from '../spec/timers';
import type { Transport, TransportObserver, TransportRequest } from './Transport';
import { abortedError, isTransportError } from './TransportError';

const isRepeatable = (error: unknown, retryOn: NonNullable<TransportRequest['retryOn']>): boolean =>
  isTransportError(error) &&
  !error.isFinal &&
  (error.kind === 'network' ||
    isNetworkRefusal(error) ||
    (retryOn !== 'network' && (error.status ?? 0) >= 500));

/**
 * The requests of a transport, sent again after the failures that they name in `retryOn` (API-04). Every
 * other failure is final at once.
 */
export const withRetry =
  (send: Transport['request'], observer: TransportObserver): Transport['request'] =>
  async request => {
    const { path, retryOn, signal } = request;
    for (let attempt = 1; ; attempt++) {
      try {
        return await send(request);
      } catch (error) {
        if (!retryOn || !isRepeatable(error, retryOn) || attempt > HTTP_RETRIES || signal?.aborted)
          throw error;
        observer.onRetry(path, attempt);
        await sleep(HTTP_RETRY_DELAY_MS, signal).catch(() => {
          throw abortedError();
        });
      }
    }
  };
