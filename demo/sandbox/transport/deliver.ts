import type { Outgoing } from '../core/runCall';
import type { Json } from '../wire';
import { scramble } from './scramble';

interface Delivered {
  status: number;
  body: Json | undefined;
}

/** What still is an answer: other deliveries (never, drop, html, garbage …) are each transport's own. */
export function delivered({ status, body, delivery }: Outgoing): Delivered {
  if (delivery === 'null')
    return {
      status,
      body: body && typeof body === 'object' && 'apiResponse' in body ? { apiResponse: null } : null,
    };
  if (delivery === 'wrong-types') return { status, body: scramble(body) };
  if (delivery === 'server-error')
    return { status: 500, body: { message: 'Internal error', code: 'banking.internal' } };
  return { status, body };
}

export const HTML_PAGE =
  '<!doctype html><html><head><title>Gateway</title></head><body><h1>Bad gateway</h1></body></html>';
export const GARBAGE = '{"apiResponse": {"depositId": "dep_';
