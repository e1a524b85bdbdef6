import type { Theme } from '../../spec/defaults';
import { isNativePlatform } from './resolvePlatform';

interface ThemeWishes {
  /** The host's own wish; '' for none. */
  theme: Theme | '';
  schema: Readonly<Record<string, unknown>> | null;
  /** The player's platform. */
  platform: unknown;
  /** Whether the widget runs inside a native app, whatever the platform says. */
  isNative: boolean;
}

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark' || value === 'auto';

/** THEME-01: the host's wish, else the schema's, else dark on native and light elsewhere. */
export function resolveTheme({ theme, schema, platform, isNative }: ThemeWishes): Theme {
  if (theme) return theme;
  if (isTheme(schema?.['theme'])) return schema['theme'];
  return isNative || isNativePlatform(platform) ? 'dark' : 'light';
}
