import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRecord } from '../core/json';
import type { Input } from '../wire';

/** Of every call: /api/BANKING/{path}, BANKING:{path}. */
export const PREFIX = 'BANKING';

const MAX_BODY_BYTES = 1_000_000;

export class BodyTooLarge extends Error {}

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): void {
  if (response.writableEnded || response.destroyed) return;
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  response.end(body);
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  send(response, status, 'application/json; charset=utf-8', JSON.stringify(body ?? {}));
}

/** The token itself, whichever way it is sent. */
export function bareToken(authorization: string): string {
  return authorization.replace(/^Bearer\s+/i, '').trim();
}

/** Any origin: the widget may live on any host's page. Tokens travel in headers, never in cookies. */
export function allowAnyOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
  response.setHeader('Vary', 'Origin');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, DELETE, OPTIONS');
  response.setHeader(
    'Access-Control-Allow-Headers',
    request.headers['access-control-request-headers'] ??
      'authorization, content-type, cache-control, extra-params',
  );
  response.setHeader('Access-Control-Allow-Private-Network', 'true');
  response.setHeader('Access-Control-Max-Age', '600');
}

/** What a call was sent with; `undefined` for what no call takes. The events call sends a bare list. */
export function inputOf(data: unknown): Input | undefined {
  if (Array.isArray(data)) return { list: data };
  return isRecord(data) ? data : undefined;
}
