import { withoutFields } from '../domain/field/withoutFields';
import { httpHeaders } from '../domain/url/httpHeaders';
import { serverUrl } from '../domain/url/serverUrl';
import { messageOf } from '../lib/messageOf';
import { readJson } from '../lib/readJson';
import { API_PREFIX } from '../spec/defaults';
import { REQUEST_TIMEOUT } from '../spec/messages';
import { REQUEST_GROUP_TIMEOUT_MS } from '../spec/timers';
import { readRefusal } from './readRefusal';
import type { Transport, TransportObserver, TransportRequest, TransportSettings } from './Transport';
import { abortedError, TransportError } from './TransportError';
import { withRetry } from './withRetry';

interface HttpTransportOptions {
  settings: TransportSettings;
  observer: TransportObserver;
}

/** API-01: `{host}/api/BANKING/{path}`; GET in the query without nulls, the rest as JSON. */
export function createHttpTransport({ settings, observer }: HttpTransportOptions): Transport {
  const closed = new AbortController();

  async function once({ path, method, data, signal }: TransportRequest): Promise<unknown> {
    const address = serverUrl(settings.host, `api/${API_PREFIX}/${path}`);
    const query = method === 'GET' ? queryOf(data) : '';
    const timeout = AbortSignal.timeout(REQUEST_GROUP_TIMEOUT_MS);
    const end = new AbortController();
    for (const cause of [closed.signal, timeout, signal]) {
      cause?.addEventListener('abort', () => end.abort(), { signal: end.signal });
      if (cause?.aborted) end.abort();
    }
    const startedAt = performance.now();
    const token = settings.token();
    let response: Response;
    let text: string;
    try {
      response = await fetch(address + query, {
        method,
        headers: httpHeaders(settings, token),
        signal: end.signal,
        ...(method === 'POST' && { body: JSON.stringify(data ?? {}) }),
      });
      text = await response.text();
    } catch (error) {
      if (closed.signal.aborted || signal?.aborted) throw abortedError();
      if (timeout.aborted) throw new TransportError(REQUEST_TIMEOUT, { kind: 'timeout' });
      // Some engines name a header that they do not take.
      throw new TransportError(withoutFields(messageOf(error), data, token), { kind: 'network' });
    } finally {
      end.abort();
      observer.onRequest(path, performance.now() - startedAt);
    }
    const json = readJson(text);
    const body = json.ok ? json.value : undefined;
    if (!response.ok) {
      const { status } = response;
      const refusal = { status, ...readRefusal(body, status, data, token) };
      observer.onRefusal({ url: address, ...refusal }, token);
      throw new TransportError(refusal.message, { kind: 'refused', ...refusal });
    }
    if (!json.ok && text !== '')
      throw new TransportError(`${path}: the answer is not JSON`, {
        kind: 'broken',
        status: response.status,
      });
    return body;
  }

  return {
    request: withRetry(once, observer),
    onPush: () => () => {},
    onReconnect: () => () => {},
    close: () => closed.abort(),
  };
}

function queryOf(data: unknown): string {
  const given = Object.entries(data ?? {}).filter(([, value]) => (value ?? null) !== null);
  const query = String(new URLSearchParams(given));
  return query && `?${query}`;
}
