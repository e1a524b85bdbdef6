import { type LazyScreen, lazyScreen } from '../../lib/lazyScreen';

/** All standard routes; the first screen stands with the app. */
export const otherRoutes: LazyScreen = lazyScreen(() =>
  import('../router/OtherRoutes').then(module => module.OtherRoutes),
);
