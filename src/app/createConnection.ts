import type { Push, Transport } from '../transport/Transport';

interface ConnectionOptions {
  open(): Transport;
  onPush(push: Push): void;
  onReconnect(): void;
}

export interface Connection {
  /** Opened when it is first asked for, also after it was closed. */
  transport(): Transport;
  close(): void;
}

/** The widget's one way to the banking server, which a change of host or transport opens anew. */
export function createConnection({ open, onPush, onReconnect }: ConnectionOptions): Connection {
  let current: Transport | null = null;
  let stops: (() => void)[] = [];
  return {
    transport: () => {
      if (current) return current;
      current = open();
      stops = [current.onPush(onPush), current.onReconnect(onReconnect)];
      return current;
    },
    close: () => {
      for (const stop of stops.splice(0)) stop();
      current?.close();
      current = null;
    },
  };
}
