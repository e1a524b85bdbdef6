import { type LazyScreen, lazyScreen } from '../../lib/lazyScreen';
import type { RouteRow } from '../../state/RouteRow';
import { region } from './depositScreens';

const empty: LazyScreen = lazyScreen(() =>
  import('../screens/EmptyScreen').then(module => module.EmptyScreen),
);
export const errorScreen: LazyScreen = lazyScreen(() =>
  import('../screens/ErrorScreen').then(module => module.ErrorScreen),
);

/** Rows of both tables. */
export const sharedRoutes: readonly RouteRow[] = [
  { path: '/empty', screen: empty, title: 'title.depositV2' },
  {
    path: '/empty/region',
    screen: region,
    title: 'title.region',
    back: { fallback: '/empty' },
    guard: 'region',
  },
  { path: '/error', screen: errorScreen, title: null },
];
