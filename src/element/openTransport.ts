import type { OutgoingMessage } from '../host/protocol';
import { createHttpTransport } from '../transport/createHttpTransport';
import { createLazyTransport } from '../transport/createLazyTransport';
import { openEarlySocket } from '../transport/openEarlySocket';
import type { Transport, TransportObserver, TransportSettings } from '../transport/Transport';

interface OpenTransportOptions {
  kind: 'http' | 'socket';
  settings: TransportSettings;
  send(message: OutgoingMessage): void;
  onTokenRefused(token: string): void;
}

/** A connection that reports its events to the host; socket.io is loaded only if it is used. */
export function openTransport({ kind, settings, send, onTokenRefused }: OpenTransportOptions): Transport {
  const observer: TransportObserver = {
    onRequest: (path, milliseconds) =>
      send({ messageType: 'onRequest', path, transport: kind, milliseconds: Math.round(milliseconds) }),
    onRetry: (path, attempt) => send({ messageType: 'onRequestRetry', path, transport: kind, attempt }),
    onRefusal: (refusal, token) => {
      send({ messageType: 'Error', ...refusal });
      if (refusal.status === 401) onTokenRefused(token);
    },
    onSocketInit: () => send({ messageType: 'onSocketInit' }),
    onSocketReconnectAttempt: attempt => send({ messageType: 'onSocketReconnectAttempt', attempt }),
  };
  if (kind === 'http') return createHttpTransport({ settings, observer });
  const early = openEarlySocket(settings);
  return createLazyTransport(async () => {
    const { createSocketTransport } = await import('../transport/createSocketTransport').catch(error => {
      early?.close();
      throw error;
    });
    return createSocketTransport({ settings, observer, early });
  });
}
