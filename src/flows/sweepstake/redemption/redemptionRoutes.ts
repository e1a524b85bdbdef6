import { type LazyScreen, lazyScreen } from '../../../lib/lazyScreen';
import type { RouteRow } from '../../../state/RouteRow';

const soon: LazyScreen = lazyScreen(() =>
  import('./RedemptionScreen').then(module => module.RedemptionScreen),
);

/** ROUTE-02: the redemption half of the sweepstake table. */
export const redemptionRoutes: RouteRow[] = [
  { path: '/withdrawal', screen: soon, title: 'title.withdrawal', guard: 'session' },
  {
    path: '/withdrawal/crypto',
    screen: soon,
    title: 'title.withdrawal',
    back: { fallback: '/withdrawal' },
    guard: 'withdrawal-group',
  },
  {
    path: '/withdrawal/crypto/convert',
    screen: soon,
    title: 'method',
    back: { fallback: '/withdrawal/crypto' },
    guard: 'withdrawal-method',
  },
  {
    path: '/withdrawal/complete',
    screen: soon,
    title: null,
    back: { fallback: '/withdrawal' },
    guard: 'withdrawal',
  },
];
