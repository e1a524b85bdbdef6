import { type LazyScreen, lazyScreen } from '../../lib/lazyScreen';
import type { RouteRow } from '../../state/RouteRow';
import { errorScreen } from './errorScreen';

/** Of the standard table's both flows. */
export const region: LazyScreen = lazyScreen(
  () => import('../../flows/deposit/list/RegionScreen'),
  'RegionScreen',
);
const form = lazyScreen(() => import('../../flows/deposit/redirect/OpenPaymentScreen'), 'OpenPaymentScreen');
const empty = lazyScreen(() => import('../screens/EmptyScreen'), 'EmptyScreen');

/** Rows that both tables have. */
export const sharedRoutes: readonly RouteRow[] = [
  { path: '/empty', screen: empty, title: 'flow' },
  { path: '/error', screen: errorScreen, title: null },
  { path: '/form', screen: form, title: null, guard: 'transaction', hidesClose: true },
];
