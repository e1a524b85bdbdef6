import { readUrl } from '../../lib/readUrl';
import { SECOND_MS } from '../../spec/timers';

const LIMIT_MS = 5000;

interface ReachedHost {
  isReachable: boolean;
  milliseconds: number | null;
  clockSkewMs: number | null;
}

export const UNREACHED: ReachedHost = { isReachable: false, milliseconds: null, clockSkewMs: null };

/**
 * Whether the server of a file answers at all, and its clock if the answer can be read. Sends no token and no
 * cookie.
 */
export async function reachHost(view: Window & typeof globalThis, address: string): Promise<ReachedHost> {
  const startedAt = view.performance.now();
  const isOwn = readUrl(address, view.document.baseURI)?.origin === view.origin;
  const signal = AbortSignal.timeout(LIMIT_MS);
  const ask = (mode: RequestMode) =>
    view.fetch(address, { method: 'HEAD', mode, credentials: 'omit', cache: 'no-store', signal });
  try {
    // Another origin need not allow this page to read the file: that an answer comes is enough. A page that isolates
    // itself (COEP) gets only an answer that it may read.
    const response = await (isOwn ? ask('same-origin') : ask('no-cors').catch(() => ask('cors')));
    const milliseconds = Math.round(view.performance.now() - startedAt);
    return { isReachable: true, milliseconds, clockSkewMs: readSkew(response, milliseconds) };
  } catch {
    return UNREACHED;
  }
}

/**
 * `Date` has whole seconds: the middle of the second is the best guess. A cache on the way leaves it as it
 * was, and says in `Age` how long it has kept the answer.
 */
function readSkew({ headers }: Response, milliseconds: number): number | null {
  const age = Number.parseInt(headers.get('age') ?? '0', 10) || 0;
  const told = Date.parse(headers.get('date') ?? '') + age * SECOND_MS;
  return Number.isNaN(told) ? null : Math.round(told + 500 - (Date.now() - milliseconds / 2));
}
