import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { Server } from 'socket.io';
import type { Files } from './buildPages';
import { countryOf } from './contenders';
import { adyenAnswer, answerOf } from './stubAnswers';

interface BenchServer {
  url: string;
  close(): Promise<void>;
}

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 26"><rect width="40" height="26"/></svg>';

const compressed = new Map<string, Buffer>();

/** Once for a text, as a host's server keeps its files: compressing is not what is measured. */
function gzipOf(text: string): Buffer {
  const made = compressed.get(text) ?? gzipSync(text, { level: 9 });
  compressed.set(text, made);
  return made;
}

/** Pages, files and stub answers on one port, gzipped. */
export async function serveBench(files: Files): Promise<BenchServer> {
  const server = createServer((request, response) => void respond(files, request, response));
  const sockets = new Server(server, {
    path: '/v4/socket.io',
    transports: ['websocket'],
    serveClient: false,
  });
  sockets.on('connection', socket => {
    socket.on(
      'message',
      ({ id, type, data }: { id: unknown; type: string; data: Record<string, unknown> }) => {
        socket.emit('message', { id, status: 200, data: answerOf(type.replace(/^.*:/, ''), data) });
      },
    );
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      await sockets.close();
      server.closeAllConnections();
    },
  };
}

async function respond(files: Files, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bench');
  const send = (type: string, text: string) => {
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Encoding': 'gzip',
      'Cache-Control': 'no-cache',
    });
    response.end(gzipOf(text));
  };
  const json = (value: unknown) => send('application/json', JSON.stringify(value));
  const file = files.get(pathname);
  if (file) {
    const country = countryOf[Number(searchParams.get('n'))] ?? '';
    return send(
      file.type,
      file.type.startsWith('text/html') ? file.text.replaceAll('{country}', country) : file.text,
    );
  }
  if (pathname === '/adyen/paymentMethods') return json(adyenAnswer(Number(searchParams.get('n'))));
  if (pathname.startsWith('/api/BANKING/')) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    return json(
      answerOf(
        pathname.slice('/api/BANKING/'.length),
        body ? JSON.parse(body) : Object.fromEntries(searchParams),
      ),
    );
  }
  if (/\.(svg|png)$/.test(pathname)) return send('image/svg+xml', ICON);
  json({});
}
