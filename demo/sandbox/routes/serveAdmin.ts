import type { IncomingMessage } from 'node:http';
import { isRecord, parseJson } from '../core/json';
import { readBody, sendJson } from '../transport/http';
import { ADMIN } from './adminCommands';
import type { Route } from './Route';

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const body = parseJson((await readBody(request)) || '{}');
  return isRecord(body) ? body : {};
}

/** /admin/…: for demos and tests on this machine. Everyone else gets a 404. */
export const serveAdmin: Route = async (request, response, url, options) => {
  if (!url.pathname.startsWith('/admin/')) return false;
  if (!options.isAdminEnabled || !LOOPBACK.has(request.socket.remoteAddress ?? '')) return false;
  for (const { method, path, run } of ADMIN) {
    const params = path.exec(url.pathname);
    if (!params || method !== request.method) continue;
    const result = run({
      ...options,
      id: decodeURIComponent(params[1] ?? ''),
      body: await bodyOf(request),
      query: url.searchParams,
    });
    sendJson(response, result.status ?? 200, result.body);
    return true;
  }
  return false;
};
