import { readJson } from '../lib/readJson';
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
      return { status: response.status, ...parse(await response.text()) };
    },
    close: () => {},
  };
}

function parse(text: string): { body: unknown; isJson: boolean } {
  const json = readJson(text);
  return { body: json.ok ? json.value : undefined, isJson: json.ok };
}
