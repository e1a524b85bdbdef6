import { createServer, type IncomingMessage } from 'node:http';
import { listen, type RunningServer } from './listen';

export type Json = Record<string, unknown>;
/** Answers a call otherwise than the sandbox does; `sent` is the body of the call. */
export type Change = (
  answer: { status: number; body: Json; headers: Record<string, string> },
  sent: Json,
) => void;

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};

/** A real bank behind a server that breaks one call. `pass`: what reaches the bank of the body of any call. */
export function startBrokenServer(
  bankUrl: string,
  path: string,
  change: Change,
  pass: (sent: string) => string = sent => sent,
): Promise<RunningServer> {
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '' } = request;
    const sent = await bodyOf(request);
    if (!url.startsWith('/api/')) {
      response.writeHead(404).end();
      return;
    }
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(
        ([name]) => !['host', 'connection', 'content-length'].includes(name),
      ),
    ) as Record<string, string>;
    const real = await fetch(`${bankUrl}${url}`, {
      method,
      headers,
      ...(sent !== '' && { body: pass(sent) }),
    });
    const text = await real.text();
    const answer = {
      status: real.status,
      body: (text === '' ? {} : JSON.parse(text)) as Json,
      headers: Object.fromEntries([...real.headers].filter(([name]) => name.startsWith('access-control'))),
    };
    const called = new URL(url, bankUrl).pathname.split('/').at(-1);
    if (path === (method === 'OPTIONS' ? `OPTIONS ${called}` : called))
      change(answer, JSON.parse(sent || '{}') as Json);
    response.writeHead(answer.status, answer.headers).end(JSON.stringify(answer.body));
  });
  return listen(server);
}
