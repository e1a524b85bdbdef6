import { useCallback, useSyncExternalStore } from 'react';
import { subscribe } from 'valtio/vanilla';
import { readAmountValue } from './readAmountValue';
import type { AmountRules } from './useAmountRules';

/** The preset that equals the typed amount, or `null`; keystrokes that leave it as it is render nothing. */
export function useTypedPreset(rules: AmountRules, presets: readonly number[]): number | null {
  const { typed } = rules;
  const listen = useCallback((onChange: () => void) => subscribe(typed, onChange, true), [typed]);
  return useSyncExternalStore(listen, () => {
    const value = readAmountValue(rules);
    return presets.includes(value) ? value : null;
  });
}
