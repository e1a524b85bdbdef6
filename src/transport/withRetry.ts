import { isNetworkRefusal } from '../domain/transaction/isNetworkRefusal';
import { sleep } from '../lib/sleep';
import { HTTP_RETRIES, HTTP_RETRY_DELAY_MS } from '../spec/timers';
import type { Transport, TransportObserver } from './Transport';
import { abortedError, isTransportError } from './TransportError';

const isNetwork = (error: unknown): boolean =>
  isTransportError(error) && !error.isFinal && (error.kind === 'network' || isNetworkRefusal(error));

/**
 * The requests of a transport: one that is marked `isRetried` is repeated after network-type failures (API-04); every
 * other failure, and every failure of another request, is final at once.
 */
export const withRetry =
  (send: Transport['request'], observer: TransportObserver): Transport['request'] =>
  async request => {
    const { path, isRetried, signal } = request;
    for (let attempt = 1; ; attempt++) {
      try {
        return await send(request);
      } catch (error) {
        if (!isRetried || !isNetwork(error) || attempt > HTTP_RETRIES || signal?.aborted) throw error;
        observer.onRetry(path, attempt);
        await sleep(HTTP_RETRY_DELAY_MS, signal).catch(() => {
          throw abortedError();
        });
      }
    }
  };
