import { useLayoutEffect, useRef } from 'react';
import { subscribe } from 'valtio/vanilla';
import type { TypedAmount } from '../../../state/TypedAmount';
import { useRender } from './useRender';

/**
 * What is read of a typed amount; what shows it is rendered if that has changed, at once: an input that is rendered
 * later loses its caret, and the text being composed. A snapshot would cost a keystroke more than all the rest, and
 * useSyncExternalStore leaves a task behind each change.
 */
export function useTypedAmount<Value>(typed: TypedAmount, read: (typed: TypedAmount) => Value): Value {
  const render = useRender();
  const value = read(typed);
  const shown = useRef({ read, value });
  useLayoutEffect(() => {
    shown.current = { read, value };
  });
  useLayoutEffect(() => {
    const renderIfChanged = (): void => {
      const { current: last } = shown;
      if (!Object.is(last.read(typed), last.value)) render();
    };
    renderIfChanged();
    return subscribe(typed, renderIfChanged, true);
  }, [typed, render]);
  return value;
}

export const readText = ({ text }: TypedAmount): string => text;
