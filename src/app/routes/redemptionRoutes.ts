import { loadConvert } from '../../flows/sweepstake/redemption/redemptionActions';
import { type LazyScreen, lazyScreen } from '../../lib/lazyScreen';
import type { RouteRow } from '../../state/RouteRow';

const methods: LazyScreen = lazyScreen(() =>
  import('../../flows/sweepstake/redemption/RedemptionScreen').then(module => module.RedemptionScreen),
);
const coins: LazyScreen = lazyScreen(() =>
  import('../../flows/sweepstake/redemption/CoinsScreen').then(module => module.CoinsScreen),
);
const convert: LazyScreen = lazyScreen(() => loadConvert().then(module => module.ConvertScreen));
const complete: LazyScreen = lazyScreen(() =>
  import('../../flows/sweepstake/redemption/RedemptionCompleteScreen').then(
    module => module.RedemptionCompleteScreen,
  ),
);

/** ROUTE-02: the redemption half of the sweepstake table. The confirm is a step of the convert view. */
export const redemptionRoutes: readonly RouteRow[] = [
  { path: '/withdrawal', screen: methods, title: 'title.withdrawal', guard: 'session' },
  {
    path: '/withdrawal/crypto',
    screen: coins,
    title: 'group',
    back: '/withdrawal',
    guard: 'withdrawal-group',
  },
  {
    path: '/withdrawal/crypto/convert',
    screen: convert,
    title: 'method',
    back: '/withdrawal',
    guard: 'redemption',
  },
  { path: '/withdrawal/complete', screen: complete, title: null, back: '/withdrawal', guard: 'withdrawal' },
];
