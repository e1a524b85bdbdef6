import { serverUrl } from '../domain/url/serverUrl';
import type { OutgoingMessage } from '../host/protocol';
import { hideLongNumbers } from '../lib/hideLongNumbers';
import type { Cashier } from '../state/Cashier';

/** One line of a report: what happened, never with whom or with which values. */
interface ReportEntry {
  type: OutgoingMessage['messageType'];
  at: number;
  [field: string]: string | number | undefined;
}

const FLUSH_MS = 5000;
const MOST_ENTRIES = 50;

const plain = (text: string): string => hideLongNumbers(text).slice(0, 300);

/** What of a message is reported (RUM-01); `null`: nothing. */
function describe(message: OutgoingMessage): Omit<ReportEntry, 'type' | 'at'> | null {
  switch (message.messageType) {
    case 'Error': {
      const { status, code } = message;
      // A refusal's text is the server's and may speak of the player: its code and status do.
      return { message: status ? undefined : plain(message.message), code, status };
    }
    case 'onInitError':
      return { message: plain(message.message) };
    case 'Metric':
      return { name: message.name, status: message.status };
    case 'onFullLoaded':
      return { milliseconds: message.milliseconds };
    case 'onRequest':
      return { path: message.path, milliseconds: message.milliseconds };
    default:
      return null;
  }
}

/** Errors and timings to `/{product}/rum` of the configured host, in batches; nothing waits for it (RUM-01). */
export function createMonitor({ handle, parent, user, signal }: Cashier): { dispose(): void } {
  let entries: ReportEntry[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (entries.length === 0) return;
    const { version, mode } = handle;
    const { currency, platform, widgetViewType } = user;
    const context = { version, mode, transport: parent.transport, currency, platform, widgetViewType };
    const body = JSON.stringify({ context, entries });
    entries = [];
    // A plain type keeps the request simple: a monitoring endpoint need not answer a preflight.
    fetch(serverUrl(parent.host, `${parent.product}/rum`), {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body,
      keepalive: true,
      credentials: 'omit',
    }).catch(() => {});
  }

  const stop = handle.onMessage(message => {
    const fields = describe(message);
    if (!fields || entries.length >= MOST_ENTRIES) return;
    entries.push({ type: message.messageType, at: Date.now(), ...fields });
    timer ??= setTimeout(flush, FLUSH_MS);
  });
  globalThis.addEventListener('pagehide', flush, { signal });

  return {
    dispose: () => {
      stop();
      flush();
    },
  };
}
