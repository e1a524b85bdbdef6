import { parseJson } from '../core/json';
import { readBody } from '../transport/http';
import type { Json } from '../wire';
import type { Route } from './Route';

const MAX_REPORTS = 1_000;

/** POST /{product}/rum: kept in memory, shown at /admin/rum. */
export const serveRum: Route = async (request, response, url, { bank }) => {
  const product = /^\/([\w-]+)\/rum$/.exec(url.pathname)?.[1];
  if (!product || request.method !== 'POST') return false;
  const body = await readBody(request);
  bank.reports.push({ at: bank.now(), product, body: (parseJson(body) as Json | undefined) ?? body });
  if (bank.reports.length > MAX_REPORTS) bank.reports.shift();
  response.writeHead(204).end();
  return true;
};
