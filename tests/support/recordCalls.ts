import type { Page } from 'playwright/test';
import { type Sent, tellWhatIsSent } from './tellWhatIsSent';

/** One call of the contract as it left the page. */
interface SentCall {
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

/**
 * Listens on the wire: what really leaves the page, whichever transport carries it. Begin before the page loads.
 * `isFirefox`: WebDriver BiDi shows neither bodies nor frames, there the page's own functions tell.
 */
export async function recordCalls(page: Page, isFirefox: boolean): Promise<CallRecorder> {
  const calls: SentCall[] = [];
  const sockets: URL[] = [];
  function record(sent: Sent): void {
    if (sent.kind === 'socket') sockets.push(new URL(sent.url));
    else if (sent.kind === 'frame') {
      const envelope = readEnvelope(sent.body);
      if (!envelope) return;
      const path = String(envelope.type).replace(/^BANKING:/, '');
      calls.push({ transport: 'socket', path, data: asRecord(envelope.data), headers: {}, envelope });
    } else {
      const path = API.exec(sent.url)?.[1];
      if (path === undefined || sent.method === 'OPTIONS') return;
      const query = Object.fromEntries(new URL(sent.url).searchParams);
      const data = sent.method === 'GET' ? query : asRecord(JSON.parse(sent.body || 'null'));
      calls.push({ transport: 'http', path, data, headers: sent.headers, envelope: null });
    }
  }
  await (isFirefox ? tellWhatIsSent(page, record) : watchWire(page, record));
  return {
    sent: path => (path === undefined ? [...calls] : calls.filter(call => call.path === path)),
    sockets: () => [...sockets],
  };
}

function watchWire(page: Page, record: (sent: Sent) => void): void {
  page.on('request', request => {
    const [url, method, headers] = [request.url(), request.method(), request.headers()];
    record({ kind: 'request', url, method, headers, body: request.postData() ?? '' });
  });
  page.on('websocket', socket => {
    record({ kind: 'socket', url: socket.url() });
    socket.on('framesent', ({ payload }) => record({ kind: 'frame', body: String(payload) }));
  });
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
