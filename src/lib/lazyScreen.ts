import type { ComponentType } from 'react';

/** A screen whose code is loaded when it is first needed. */
export interface LazyScreen {
  /** The screen, or `null` until its code has loaded. */
  current(): ComponentType | null;
  load(): Promise<ComponentType>;
  /** It needs only the first screen's texts. */
  readonly isPlain?: boolean | undefined;
}

/**
 * The screen that a module exports under the name. Like React.lazy, but a chunk that failed to load is asked for once
 * more, and again when the screen is next opened; a loaded one is drawn at once.
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<NoInfer<Name>, ComponentType>>,
  name: Name,
  isPlain?: boolean,
): LazyScreen {
  let loaded: ComponentType | null = null;
  return {
    current: () => loaded,
    load: async () => {
      // Once more at once: a connection may be lost between two files.
      loaded ??= (await load().catch(load))[name];
      return loaded;
    },
    isPlain,
  };
}

/** A screen whose code is there: it is drawn at once. */
export const eagerScreen = (screen: ComponentType, isPlain?: boolean): LazyScreen => ({
  current: () => screen,
  load: async () => screen,
  isPlain,
});
