import { type LazyScreen, lazyScreen } from '../../lib/lazyScreen';
import type { RouteRow } from '../../state/RouteRow';
import { redemptionRoutes } from './redemptionRoutes';
import { sharedRoutes } from './sharedRoutes';

const boxes: LazyScreen = lazyScreen(() =>
  import('../../flows/sweepstake/deposit/BoxListScreen').then(module => module.BoxListScreen),
);
const selectMethod: LazyScreen = lazyScreen(() =>
  import('../../flows/sweepstake/deposit/SelectMethodScreen').then(module => module.SelectMethodScreen),
);
const crypto: LazyScreen = lazyScreen(() =>
  import('../../methods/crypto/form/BoxCryptoScreen').then(module => module.BoxCryptoScreen),
);
const address: LazyScreen = lazyScreen(() =>
  import('../../methods/crypto/address/BoxAddressScreen').then(module => module.BoxAddressScreen),
);

const complete: LazyScreen = lazyScreen(() =>
  import('../../flows/sweepstake/deposit/BoxCompleteScreen').then(module => module.BoxCompleteScreen),
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
