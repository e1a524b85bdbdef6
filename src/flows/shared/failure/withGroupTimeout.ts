import { CashierError } from '../../../api/errors';
import { createUuid } from '../../../lib/createUuid';
import { REQUEST_TIMEOUT } from '../../../spec/messages';
import { REQUEST_GROUP_TIMEOUT_MS } from '../../../spec/timers';

/** API-05: a group of requests that takes over 30 s, or its own limit, fails with 'Request timeout' and is aborted. */
export async function withGroupTimeout<T>(
  outer: AbortSignal,
  run: (signal: AbortSignal) => Promise<T>,
  limitMs: number = REQUEST_GROUP_TIMEOUT_MS,
): Promise<T> {
  const group = new AbortController();
  const handleAbort = () => group.abort();
  if (outer.aborted) handleAbort();
  outer.addEventListener('abort', handleAbort, { once: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new CashierError(REQUEST_TIMEOUT, { kind: 'timeout', reference: createUuid() }));
      group.abort();
    }, limitMs);
  });
  try {
    return await Promise.race([run(group.signal), timeout]);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', handleAbort);
  }
}
