import { type LazyScreen, lazyScreen } from '../../lib/lazyScreen';

export const errorScreen: LazyScreen = lazyScreen(() => import('../screens/ErrorScreen'), 'ErrorScreen');
