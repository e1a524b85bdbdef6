import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Bank } from '../core/Bank';
import type { Delivery } from '../core/Delivery';
import { parseJson } from '../core/json';
import { runCall } from '../core/runCall';
import type { Input, Json } from '../wire';
import { delivered, GARBAGE, HTML_PAGE } from './deliver';
import { bareToken, inputOf, readBody, send, sendJson } from './http';

const SLOW_SLICES = 8;

/** undefined where the header is there and is no JSON. */
function extraParamsOf(request: IncomingMessage): { value: Json | undefined } | undefined {
  const header = request.headers['extra-params'];
  if (header === undefined) return { value: undefined };
  const value = parseJson(String(header));
  return value === undefined ? undefined : { value: value as Json };
}

async function readInput(request: IncomingMessage, url: URL): Promise<Input | undefined> {
  if (request.method === 'GET') return Object.fromEntries(url.searchParams);
  const body = await readBody(request);
  return body === '' ? {} : inputOf(parseJson(body));
}

function sendSlowly(bank: Bank, response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  const size = Math.ceil(text.length / SLOW_SLICES);
  for (let slice = 0; slice < SLOW_SLICES; slice += 1) {
    bank.scheduler.after(slice * bank.delays.burstMs, () => {
      response.write(text.slice(slice * size, (slice + 1) * size));
      if (slice === SLOW_SLICES - 1) response.end();
    });
  }
}

type Replies = (bank: Bank, response: ServerResponse, status: number, body: Json | undefined) => void;

const json: Replies = (_bank, response, status, body) => sendJson(response, status, body);
const whole =
  (type: string, text: string): Replies =>
  (_bank, response) =>
    send(response, 200, type, text);

const REPLIES: Readonly<Record<Delivery, Replies>> = {
  never: () => undefined,
  drop: (_bank, response) => void response.socket?.destroy(),
  html: whole('text/html; charset=utf-8', HTML_PAGE),
  empty: whole('application/json', ''),
  garbage: whole('application/json', GARBAGE),
  slow: (bank, response, status, body) => sendSlowly(bank, response, status, JSON.stringify(body)),
  late: (bank, ...rest) => bank.scheduler.after(bank.delays.acceptMs, () => json(bank, ...rest)),
  null: (_bank, response, status, body) =>
    send(response, status, 'application/json; charset=utf-8', JSON.stringify(body)),
  'wrong-types': json,
  'server-error': json,
};

/** /api/BANKING/{path} */
export async function serveApi(
  bank: Bank,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const path = url.pathname.split('/').slice(3).join('/');
  const extra = extraParamsOf(request);
  const input = await readInput(request, url);
  if (!extra || !input) {
    sendJson(response, 400, {
      message: extra ? 'The body is no JSON' : 'extra-params is no JSON',
      code: 'banking.badRequest',
    });
    return;
  }
  const outgoing = await runCall(bank, {
    transport: 'http',
    method: request.method ?? 'GET',
    path,
    token: bareToken(request.headers.authorization ?? ''),
    input,
    extraParams: extra.value,
  });
  const { status, body } = delivered(outgoing);
  const reply = outgoing.delivery ? REPLIES[outgoing.delivery] : json;
  reply(bank, response, status, body);
}
