import type { Push, Transport } from '../transport/Transport';

interface ConnectionOptions {
  open(): Transport;
  onPush(push: Push): void;
}

export interface Connection {
  /** Opens the connection when it is first asked for. */
  transport(): Transport;
  reopen(): void;
  /** Calls the listener when a lost connection is back, also if it has been reopened since. */
  onReconnect(listener: () => void): () => void;
  /** Closes for good: later requests are refused by the closed connection. */
  close(): void;
}

/** The widget's only connection to the banking server; a change of host or transport opens a new one. */
export function createConnection({ open, onPush }: ConnectionOptions): Connection {
  const listeners = new Set<() => void>();
  let current: Transport | null = null;
  let stops: (() => void)[] = [];
  function transport(): Transport {
    if (current) return current;
    current = open();
    const handleReconnect = () => {
      for (const listener of [...listeners]) listener();
    };
    stops = [current.onPush(onPush), current.onReconnect(handleReconnect)];
    return current;
  }
  function close(): void {
    for (const stop of stops.splice(0)) stop();
    current?.close();
  }
  return {
    transport,
    reopen: () => {
      close();
      current = null;
      transport();
    },
    onReconnect: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close,
  };
}
