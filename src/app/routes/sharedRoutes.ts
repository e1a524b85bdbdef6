import { type LazyScreen, lazyScreen } from '../../lib/lazyScreen';
import type { RouteRow } from '../../state/RouteRow';
import { form } from './depositScreens';
import { errorScreen } from './errorScreen';

const empty: LazyScreen = lazyScreen(() =>
  import('../screens/EmptyScreen').then(module => module.EmptyScreen),
);

/** Rows that both tables have. */
export const sharedRoutes: readonly RouteRow[] = [
  { path: '/empty', screen: empty, title: 'flow' },
  { path: '/error', screen: errorScreen, title: null },
  { path: '/form', screen: form, title: null, guard: 'transaction', hidesClose: true },
];
