import { useCallback, useSyncExternalStore } from 'react';
import { subscribe } from 'valtio/vanilla';
import type { TypedAmount } from '../../../state/TypedAmount';

/**
 * What is read of a typed amount; what shows it is rendered if that has changed, at once: an input that is rendered
 * later loses its caret, and the text being composed. A snapshot would cost a keystroke more than all the rest.
 */
export function useTypedAmount<Value>(typed: TypedAmount, read: (typed: TypedAmount) => Value): Value {
  const listen = useCallback((onChange: () => void) => subscribe(typed, onChange, true), [typed]);
  return useSyncExternalStore(listen, () => read(typed));
}

export const readText = ({ text }: TypedAmount): string => text;
