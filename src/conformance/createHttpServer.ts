import { readJson } from '../lib/readJson';
import { readRetryAfter } from './readRetryAfter';
import type { Reply, Server, ServerOptions } from './Server';

/** The calls over HTTP, as the widget makes them. */
export function createHttpServer({ url, prefix, token, timeoutMs }: ServerOptions): Server {
  return {
    transport: 'http',
    async call(path, method, data, otherToken): Promise<Reply> {
      const query = method === 'GET' ? new URLSearchParams(data as Record<string, string>).toString() : '';
      const bearer = otherToken ?? token;
      const response = await fetch(`${url}/api/${prefix}/${path}${query === '' ? '' : `?${query}`}`, {
        method,
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          'Content-Type': 'application/json',
          'Cache-Control': 'no-cache',
          'extra-params': '{"platformVersion":"redesign"}',
          ...(bearer !== '' && { Authorization: `Bearer ${bearer}` }),
        },
        ...(method === 'POST' && { body: JSON.stringify(data ?? {}) }),
      });
      const { status, headers, redirected } = response;
      const retryAfterMs = readRetryAfter(headers.get('retry-after'), Date.now());
      return {
        status,
        ...parse(await response.text(), redirected),
        ...(retryAfterMs !== undefined && { retryAfterMs }),
      };
    },
    close: () => {},
  };
}

function parse(text: string, isRedirected: boolean): Omit<Reply, 'status'> {
  const json = readJson(text);
  return json.ok
    ? { body: json.value }
    : { body: undefined, notJson: `${kindOf(text.trim())}${isRedirected ? ' after a redirect' : ''}` };
}

function kindOf(text: string): string {
  if (text === '') return 'empty';
  return text.startsWith('<') ? 'an HTML page' : 'text';
}
