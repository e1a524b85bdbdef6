import type { Transport } from './Transport';
import { abortedError, TransportError } from './TransportError';

interface Subscription {
  attach(transport: Transport): () => void;
  detach(): void;
}

/** A transport whose code is still loading: requests and listeners wait for it. */
export function createLazyTransport(load: () => Promise<Transport>): Transport {
  const subscriptions = new Set<Subscription>();
  let isClosed = false;
  let inner: Transport | null = null;
  let loading: Promise<Transport> | null = null;

  function loaded(): Promise<Transport> {
    loading ??= load().then(transport => {
      inner = transport;
      for (const subscription of subscriptions) subscription.detach = subscription.attach(transport);
      return transport;
    });
    loading.catch(() => {
      // A chunk that failed to load may load the next time.
      loading = null;
    });
    return loading;
  }

  function subscribe(attach: Subscription['attach']): () => void {
    const subscription: Subscription = { attach, detach: inner ? attach(inner) : () => {} };
    subscriptions.add(subscription);
    return () => {
      subscriptions.delete(subscription);
      subscription.detach();
    };
  }

  const refuseClosed = () => {
    if (isClosed) throw abortedError();
  };

  loaded().catch(() => {});

  return {
    request: async request => {
      refuseClosed();
      const transport = await loaded().catch(() => {
        throw new TransportError('NetworkError', { kind: 'network' });
      });
      refuseClosed();
      return transport.request(request);
    },
    onPush: listener => subscribe(transport => transport.onPush(listener)),
    onReconnect: listener => subscribe(transport => transport.onReconnect(listener)),
    close: () => {
      isClosed = true;
      loading?.then(transport => transport.close()).catch(() => {});
    },
  };
}
