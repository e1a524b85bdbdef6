import type { Push, Transport } from '../transport/Transport';

interface ConnectionOptions {
  open(): Transport;
  onPush(push: Push): void;
}

export interface Connection {
  /** Opened when it is first asked for. */
  transport(): Transport;
  reopen(): void;
  /** It was lost and is back, whichever connection it is by now. */
  onReconnect(listener: () => void): () => void;
  /** For good: what is asked for afterwards is refused by the connection that was closed. */
  close(): void;
}

/** The widget's one way to the banking server, which a change of host or transport opens anew. */
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
