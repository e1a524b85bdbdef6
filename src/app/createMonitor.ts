import type { OutgoingMessage } from '../host/protocol';
import type { Cashier } from '../state/Cashier';

/** One line of a report: what happened, never with whom or with which values. */
interface ReportEntry {
  type: OutgoingMessage['messageType'];
  at: number;
  [field: string]: string | number | undefined;
}

export interface Monitor {
  dispose(): void;
}

const FLUSH_MS = 5000;
const MOST_ENTRIES = 50;
/** Longer runs of digits could be a card, a phone or an account. */
const LONG_NUMBER = /\d(?:[\s-]?\d){5,}/g;

type Describe = (message: OutgoingMessage) => Record<string, string | number | undefined> | null;

const plain = (text: string): string => text.replace(LONG_NUMBER, '#').slice(0, 300);

/** What of each message is reported (RUM-01); a message that stands here not is not reported. */
const DESCRIBERS: Partial<Record<OutgoingMessage['messageType'], Describe>> = {
  // A refusal's text is the server's and may speak of the player: its code and status do.
  Error: message =>
    message.messageType === 'Error'
      ? {
          message: message.status ? undefined : plain(message.message),
          code: message.code,
          status: message.status,
        }
      : null,
  onInitError: message =>
    message.messageType === 'onInitError' ? { message: plain(message.message) } : null,
  onFullLoaded: message =>
    message.messageType === 'onFullLoaded' ? { milliseconds: message.milliseconds } : null,
  Metric: message =>
    message.messageType === 'Metric' ? { name: message.name, status: message.status } : null,
  onRequest: message =>
    message.messageType === 'onRequest' ? { path: message.path, milliseconds: message.milliseconds } : null,
};

/** Errors and timings to `/{product}/rum` of the configured host, in batches; nothing waits for it (RUM-01). */
export function createMonitor({ handle, parent, user, signal }: Cashier): Monitor {
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
    fetch(`${parent.host.replace(/\/+$/, '')}/${parent.product}/rum`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body,
      keepalive: true,
      credentials: 'omit',
    }).catch(() => {});
  }

  const stop = handle.onMessage(message => {
    const fields = DESCRIBERS[message.messageType]?.(message);
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
