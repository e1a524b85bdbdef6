import { readUrl } from '../../lib/readUrl';

const LIMIT_MS = 5000;

interface ReachedHost {
  isReachable: boolean;
  milliseconds: number | null;
  clockSkewMs: number | null;
}

/**
 * Whether the server of a file answers at all, and its clock if the answer can be read. Sends no token and no
 * cookie.
 */
export async function reachHost(view: Window & typeof globalThis, address: string): Promise<ReachedHost> {
  const startedAt = view.performance.now();
  const isOwn = readUrl(address, view.document.baseURI)?.origin === view.origin;
  try {
    const response = await view.fetch(address, {
      method: 'HEAD',
      // Another origin need not allow this page to read the file: that an answer comes is enough.
      mode: isOwn ? 'same-origin' : 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const milliseconds = Math.round(view.performance.now() - startedAt);
    return { isReachable: true, milliseconds, clockSkewMs: readSkew(response, milliseconds) };
  } catch {
    return { isReachable: false, milliseconds: null, clockSkewMs: null };
  }
}

/** `Date` has whole seconds: the middle of the second is the best guess. */
function readSkew(response: Response, milliseconds: number): number | null {
  const told = Date.parse(response.headers.get('date') ?? '');
  return Number.isNaN(told) ? null : Math.round(told + 500 - (Date.now() - milliseconds / 2));
}
