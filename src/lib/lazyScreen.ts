import type { ComponentType } from 'react';

/** A screen whose code is loaded when it is first needed. */
export interface LazyScreen {
  /** The screen, or `null` until its code has loaded. */
  current(): ComponentType | null;
  load(): Promise<ComponentType>;
  /** Whether it comes with the app: it is drawn at once, and needs only the first screen's texts. */
  readonly isEager?: true;
}

/**
 * Like React.lazy, but a chunk that failed to load is asked for once more, and again when the screen is next opened;
 * a loaded one is drawn at once.
 */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let loaded: ComponentType | null = null;
  return {
    current: () => loaded,
    load: async () => {
      // Once more at once: a connection may be lost between two files.
      loaded ??= await load().catch(load);
      return loaded;
    },
  };
}

/** A screen that comes with the app. */
export const eagerScreen = (screen: ComponentType): LazyScreen => ({
  current: () => screen,
  load: async () => screen,
  isEager: true,
});
