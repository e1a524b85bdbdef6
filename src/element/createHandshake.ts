import type { HostMode } from '../host/chooseMode';
import type { HostAdapter, HostListener } from '../host/HostAdapter';
import type { ParentData } from '../host/parentData';

interface HostOptions {
  mode: HostMode;
  window: Window;
  version: string;
  parent: ParentData;
  listener: HostListener;
}

interface HandshakeOptions extends HostOptions {
  /** The way to the host is open. */
  onOpen(host: HostAdapter): void;
  /** What the host hands over at the start, as it came. */
  onHandover(data: Record<string, unknown>): void;
}

/** The way to the host, and what it hands over at the start. */
interface Handshake {
  /** The way to the host, once it is open. */
  host(): HostAdapter | null;
  /**
   * Settles when the host has handed over, or has nothing to; rejects where the start must fail. May be tried
   * again.
   */
  shake(): Promise<void>;
  dispose(): void;
}

/** Opens the way at once: a host may send messages as soon as its frame has loaded. */
export function createHandshake({ onOpen, onHandover, ...options }: HandshakeOptions): Handshake {
  let opening: Promise<HostAdapter> | null = openHost(options);
  let host: HostAdapter | null = null;
  let isAnswered = false;

  return {
    host: () => host,
    shake: async () => {
      opening ??= openHost(options);
      host = await opening.catch(error => {
        opening = null;
        throw error;
      });
      onOpen(host);
      // A page may answer once only, so that nobody would answer after a retry. What it says later is heard
      // all the same.
      if (isAnswered) return;
      const handover = await host.start();
      if (!handover) return;
      isAnswered = options.mode === 'iframe';
      onHandover(handover);
    },
    dispose: () => {
      opening?.then(opened => opened.dispose()).catch(() => {});
    },
  };
}

/** In element mode and standalone there are only DOM events. */
const silentHost: HostAdapter = { start: async () => null, send: () => {}, dispose: () => {} };

/** The adapter of a mode. Those for a frame and for a native app are loaded only there. */
async function openHost({ mode, window, version, parent, listener }: HostOptions): Promise<HostAdapter> {
  if (mode === 'iframe') {
    // A host may send messages as soon as the frame has loaded, without waiting for 'Loaded': those that come
    // before the adapter's code are kept for it.
    const early: MessageEvent[] = [];
    const hear = (event: MessageEvent) => void early.push(event);
    window.addEventListener('message', hear);
    const { createIframeHost } = await import('../host/createIframeHost').finally(() =>
      window.removeEventListener('message', hear),
    );
    return createIframeHost({ window, version, allowedOrigins: parent.hostOrigins, listener, early });
  }
  if (mode === 'native') {
    const { createNativeHost } = await import('../host/createNativeHost');
    return createNativeHost({ window, version, config: parent.config, listener });
  }
  return silentHost;
}
