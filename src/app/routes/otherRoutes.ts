import { type LazyScreen, lazyScreen } from '../../lib/lazyScreen';

/** All standard routes, loaded on demand; the first screen comes with the app. */
export const otherRoutes: LazyScreen = lazyScreen(() =>
  import('../router/OtherRoutes').then(module => module.OtherRoutes),
);
