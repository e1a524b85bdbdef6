import { loadConvert } from '../../flows/sweepstake/redemption/redemptionActions';
import { lazyScreen } from '../../lib/lazyScreen';
import type { RouteRow } from '../../state/RouteRow';

const methods = lazyScreen(
  () => import('../../flows/sweepstake/redemption/RedemptionScreen'),
  'RedemptionScreen',
);
const coins = lazyScreen(() => import('../../flows/sweepstake/redemption/CoinsScreen'), 'CoinsScreen');
const convert = lazyScreen(loadConvert, 'ConvertScreen');
const complete = lazyScreen(
  () => import('../../flows/sweepstake/redemption/RedemptionCompleteScreen'),
  'RedemptionCompleteScreen',
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
