import { productUrl } from '../../domain/url/productUrl';
import type { OutgoingMessage } from '../../host/protocol';
import { hideLongNumbers } from '../../lib/hideLongNumbers';
import type { Cashier } from '../../state/Cashier';

/** One line of a report: what happened, but not to whom or with which values. */
interface ReportEntry {
  type: OutgoingMessage['messageType'];
  at: number;
  [field: string]: string | number | undefined;
}

const FLUSH_MS = 5000;
const MOST_ENTRIES = 50;

const plain = (text: string): string => hideLongNumbers(text).slice(0, 300);

/** The part of a message that is reported (RUM-01); `null` for none. */
function describe(message: OutgoingMessage): Omit<ReportEntry, 'type' | 'at'> | null {
  switch (message.messageType) {
    case 'Error': {
      const { status, code } = message;
      // The text of a refusal is the server's and may say something about the player: its code and status are enough.
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

/** Sends errors and timings in batches to `/{product}/rum` of the configured host; nothing waits for it (RUM-01). */
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
    post(body).catch(() => {});
  }

  // `async`: a `fetch` that the page has replaced may throw, and must not keep the widget from being freed.
  async function post(body: string): Promise<void> {
    // A plain content type needs no preflight, which a monitoring endpoint may not answer.
    await fetch(productUrl(parent, 'rum'), {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body,
      keepalive: true,
      credentials: 'omit',
    });
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
