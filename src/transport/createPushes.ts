import type { Push, Transport } from './Transport';

export interface Pushes {
  tell(push: Push): void;
  onPush: Transport['onPush'];
}

/**
 * The server's pushes. The connection may open before the app has loaded: the first listener also gets what
 * came until then.
 */
export function createPushes(): Pushes {
  const listeners = new Set<(push: Push) => void>();
  let unheard: Push[] | null = [];
  return {
    tell(push) {
      unheard?.push(push);
      for (const listener of listeners) listener(push);
    },
    onPush(listener) {
      listeners.add(listener);
      for (const push of unheard ?? []) listener(push);
      unheard = null;
      return () => listeners.delete(listener);
    },
  };
}
