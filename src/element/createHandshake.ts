import type { HostAdapter } from '../host/HostAdapter';
import { type OpenHostOptions, openHost } from './openHost';

interface HandshakeOptions extends OpenHostOptions {
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
