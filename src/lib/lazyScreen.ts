import type { ComponentType } from 'react';

/** A screen whose code is loaded when it is wanted. */
export interface LazyScreen {
  /** The screen, once its code is there. */
  current(): ComponentType | null;
  load(): Promise<ComponentType>;
  /** It stands with the app: the first screen's texts are all it needs, and it is drawn at once. */
  readonly isEager: boolean;
}

/**
 * Like React.lazy, but a chunk that did not come is asked for again the next time the screen is opened, and one that
 * is there is drawn at once.
 */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let loaded: ComponentType | null = null;
  let loading: Promise<ComponentType> | null = null;
  return {
    current: () => loaded,
    load: () => {
      loading ??= load().then(
        component => {
          loaded = component;
          return component;
        },
        (error: unknown) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
    isEager: false,
  };
}

/** A screen that is there from the start. */
export const eagerScreen = (screen: ComponentType): LazyScreen => ({
  current: () => screen,
  load: async () => screen,
  isEager: true,
});
