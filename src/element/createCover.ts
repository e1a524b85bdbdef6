import { resolveTheme } from '../domain/resolveTheme';
import type { HostMode } from '../host/chooseMode';
import type { ParentData } from '../host/parentData';
import { paintSkeleton } from './paintSkeleton';

interface LookOptions {
  root: ShadowRoot;
  parent: ParentData;
  mode: HostMode;
}

/** How a widget looks before its app is there. */
export interface Look {
  theme(): 'light' | 'dark' | 'auto';
  /** Returns the skeleton's remover. */
  paintSkeleton(): () => void;
  /** The host has said more: a dark cashier must not begin with a light flash. */
  refresh(): void;
}

export function createLook({ root, parent, mode }: LookOptions): Look {
  const theme: Look['theme'] = () => {
    const { theme: wish, schema, user } = parent;
    const platform = String(user?.platform ?? '').toLowerCase();
    return resolveTheme({ theme: wish, schema, platform, isNative: mode === 'native' });
  };
  return {
    theme,
    paintSkeleton: () => paintSkeleton({ root, theme: theme(), dir: parent.config.dir ?? 'ltr' }),
    refresh: () => root.querySelector('.cashier[aria-busy]')?.setAttribute('data-theme', theme()),
  };
}
