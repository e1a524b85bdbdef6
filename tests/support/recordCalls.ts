import type { Page } from 'playwright/test';

/** One call of the contract as it left the page. */
export interface SentCall {
  transport: 'http' | 'socket';
  path: string;
  /** The body, or the query of a GET. */
  data: Record<string, unknown>;
  /** HTTP: the request's headers in lower case. */
  headers: Record<string, string>;
  /** Socket: the whole message. */
  envelope: Record<string, unknown> | null;
}

export interface CallRecorder {
  /** Calls of one path, or all, in order. */
  sent(path?: string): SentCall[];
  /** Addresses of the sockets that the page has opened. */
  sockets(): URL[];
}

const API = /\/api\/BANKING\/([^?]+)/;
const SOCKET_EVENT = /^42(\[.*)$/s;

/** Listens on the wire: what really leaves the page, whichever transport carries it. Begin before the page loads. */
export function recordCalls(page: Page): CallRecorder {
  const calls: SentCall[] = [];
  const sockets: URL[] = [];
  page.on('request', request => {
    const path = API.exec(request.url())?.[1];
    if (path === undefined || request.method() === 'OPTIONS') return;
    const query = Object.fromEntries(new URL(request.url()).searchParams);
    const data = request.method() === 'GET' ? query : asRecord(request.postDataJSON());
    calls.push({ transport: 'http', path, data, headers: request.headers(), envelope: null });
  });
  page.on('websocket', socket => {
    sockets.push(new URL(socket.url()));
    socket.on('framesent', ({ payload }) => {
      const envelope = readEnvelope(String(payload));
      if (!envelope) return;
      const path = String(envelope.type).replace(/^BANKING:/, '');
      calls.push({ transport: 'socket', path, data: asRecord(envelope.data), headers: {}, envelope });
    });
  });
  return {
    sent: path => (path === undefined ? [...calls] : calls.filter(call => call.path === path)),
    sockets: () => [...sockets],
  };
}

function readEnvelope(frame: string): Record<string, unknown> | null {
  const text = SOCKET_EVENT.exec(frame)?.[1];
  if (text === undefined) return null;
  const parsed: unknown = JSON.parse(text);
  const [name, envelope] = Array.isArray(parsed) ? (parsed as unknown[]) : [];
  return name === 'message' ? asRecord(envelope) : null;
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
