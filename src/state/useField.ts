import { useCallback, useSyncExternalStore } from 'react';
import { subscribe } from 'valtio/vanilla';

/**
 * One plain field of a store: in what is rendered at each keystroke a snapshot of the whole store, which is wrapped
 * and compared anew each time, and leaves React an effect to run, costs more than the rest.
 */
export function useField<Store extends object, Key extends keyof Store>(
  store: Store,
  key: Store[Key] extends string | number | boolean | null | undefined ? Key : never,
): Store[Key] {
  const listen = useCallback((onChange: () => void) => subscribe(store, onChange), [store]);
  const read = useCallback(() => store[key], [store, key]);
  return useSyncExternalStore(listen, read);
}
