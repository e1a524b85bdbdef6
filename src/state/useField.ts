import { useCallback, useSyncExternalStore } from 'react';
import { subscribe } from 'valtio/vanilla';

/**
 * One plain field of a store, for what is rendered at each keystroke: `useSnapshot` wraps and compares the
 * whole store each time and runs an effect, which would cost more than everything else.
 */
export function useField<Store extends object, Key extends keyof Store>(
  store: Store,
  key: Store[Key] extends string | number | boolean | null | undefined ? Key : never,
): Store[Key] {
  const listen = useCallback((onChange: () => void) => subscribe(store, onChange), [store]);
  const read = useCallback(() => store[key], [store, key]);
  return useSyncExternalStore(listen, read);
}
