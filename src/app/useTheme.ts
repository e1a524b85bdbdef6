import { useSnapshot } from 'valtio';
import { isNativePlatform } from '../domain/resolvePlatform';
import type { Cashier } from '../state/Cashier';
import type { Theme } from '../ui/AppFrame';

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark' || value === 'auto';

/** THEME-01: the host's wish, else the schema's, else dark on native and light elsewhere. */
export function useTheme({ parent, user, handle }: Cashier): Theme {
  const { theme, schema } = useSnapshot(parent);
  const { platform } = useSnapshot(user);
  if (isTheme(theme)) return theme;
  if (isTheme(schema?.theme)) return schema.theme;
  return handle.mode === 'native' || isNativePlatform(platform) ? 'dark' : 'light';
}
