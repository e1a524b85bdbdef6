import { type LazyScreen, lazyScreen } from '../../lib/lazyScreen';

/** All standard routes, loaded on demand; the first screen comes with the app. Each has the header of its screen. */
export const otherRoutes: LazyScreen = lazyScreen(() => import('../router/OtherRoutes'), 'OtherRoutes', true);
