import { lazyScreen } from '../../lib/lazyScreen';
import type { RouteRow } from '../../state/RouteRow';
import { redemptionRoutes } from './redemptionRoutes';
import { sharedRoutes } from './sharedRoutes';

const boxes = lazyScreen(() => import('../../flows/sweepstake/deposit/BoxListScreen'), 'BoxListScreen');
const selectMethod = lazyScreen(
  () => import('../../flows/sweepstake/deposit/SelectMethodScreen'),
  'SelectMethodScreen',
);
const crypto = lazyScreen(() => import('../../methods/crypto/form/BoxCryptoScreen'), 'BoxCryptoScreen');
const address = lazyScreen(() => import('../../methods/crypto/address/BoxAddressScreen'), 'BoxAddressScreen');

const complete = lazyScreen(
  () => import('../../flows/sweepstake/deposit/BoxCompleteScreen'),
  'BoxCompleteScreen',
);

/** ROUTE-02. */
export const sweepstakeRoutes: readonly RouteRow[] = [
  { path: '/deposit', screen: boxes, title: 'sweep.title.boxes', guard: 'session' },
  {
    path: '/deposit/select-method',
    screen: selectMethod,
    title: 'sweep.title.selectMethod',
    back: '/deposit',
    guard: 'box',
  },
  { path: '/deposit/crypto', screen: crypto, title: 'choice', back: '/deposit/select-method', guard: 'box' },
  {
    path: '/deposit/crypto/address',
    screen: address,
    title: 'transaction',
    back: '/deposit',
    guard: 'transaction',
  },
  { path: '/deposit/complete', screen: complete, title: null, guard: 'transaction' },
  ...redemptionRoutes,
  ...sharedRoutes,
];
