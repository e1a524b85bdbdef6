import { useSnapshot } from 'valtio';
import { resolveTheme } from '../domain/player/resolveTheme';
import type { Theme } from '../spec/defaults';
import type { Cashier } from '../state/Cashier';
import { useField } from '../state/useField';

/** The current theme (THEME-01). */
export function useTheme({ parent, user, handle }: Cashier): Theme {
  const { theme, schema } = useSnapshot(parent);
  const platform = useField(user, 'platform');
  return resolveTheme({ theme, schema, platform, isNative: handle.mode === 'native' });
}
