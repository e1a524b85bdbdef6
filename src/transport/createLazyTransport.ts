import type { Transport } from './Transport';
import { TransportError } from './TransportError';

/** A transport whose code is still on its way: requests and listeners wait for it. */
export function createLazyTransport(kind: Transport['kind'], load: () => Promise<Transport>): Transport {
  let isClosed = false;
  let loading: Promise<Transport> | null = null;

  function loaded(): Promise<Transport> {
    loading ??= load().then(transport => {
      if (isClosed) transport.close();
      return transport;
    });
    loading.catch(() => {
      // A chunk that did not come may come the next time.
      loading = null;
    });
    return loading;
  }

  function subscribe(attach: (transport: Transport) => () => void): () => void {
    let detach = () => {};
    let isDetached = false;
    loaded()
      .then(transport => {
        if (!isDetached) detach = attach(transport);
      })
      .catch(() => {});
    return () => {
      isDetached = true;
      detach();
    };
  }

  loaded().catch(() => {});

  return {
    kind,
    request: async request => {
      if (isClosed) throw new TransportError('Aborted', { kind: 'aborted' });
      const transport = await loaded().catch(() => {
        throw new TransportError('NetworkError', { kind: 'network' });
      });
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
