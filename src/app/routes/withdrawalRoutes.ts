import { WithdrawalListScreen } from '../../flows/withdrawal/list/WithdrawalListScreen';
import { loadWithdrawalForm } from '../../flows/withdrawal/withdrawalActions';
import { eagerScreen, lazyScreen } from '../../lib/lazyScreen';
import type { RouteRow } from '../../state/RouteRow';
import { region } from './sharedRoutes';

/** With the table itself: the switch that leads there must not leave the screen until more code has come. */
const list = eagerScreen(WithdrawalListScreen);
const group = lazyScreen(
  () => import('../../flows/withdrawal/list/WithdrawalGroupScreen'),
  'WithdrawalGroupScreen',
);
const form = lazyScreen(loadWithdrawalForm, 'WithdrawalFormScreen');
const instruction = lazyScreen(
  () => import('../../flows/withdrawal/WithdrawalInstructionScreen'),
  'WithdrawalInstructionScreen',
);
const banks = lazyScreen(
  () => import('../../flows/withdrawal/list/NigerianBanksScreen'),
  'NigerianBanksScreen',
);
const confirm = lazyScreen(() => import('../../flows/withdrawal/confirm/ConfirmScreen'), 'ConfirmScreen');
const complete = lazyScreen(
  () => import('../../flows/withdrawal/complete/WithdrawalCompleteScreen'),
  'WithdrawalCompleteScreen',
);

/** ROUTE-01: the withdrawal half of the standard table. */
export const withdrawalRoutes: readonly RouteRow[] = [
  { path: '/withdrawal', screen: list, title: 'title.withdrawal', guard: 'session' },
  { path: '/withdrawal/region', screen: region, title: 'title.region', back: '/withdrawal', guard: 'region' },
  {
    path: '/withdrawal/redirect',
    screen: form,
    title: 'method',
    back: '/withdrawal',
    guard: 'withdrawal-method',
  },
  {
    path: '/withdrawal/redirect/instruction',
    screen: instruction,
    title: 'title.withdrawalInstruction',
    back: '/withdrawal/redirect',
    guard: 'withdrawal-method',
  },
  {
    path: '/withdrawal/nigerian-banks',
    screen: banks,
    title: 'title.nigerianBanks',
    back: '/withdrawal/redirect',
    guard: 'withdrawal-method',
  },
  {
    path: '/withdrawal/group',
    screen: group,
    title: 'group',
    back: '/withdrawal',
    guard: 'withdrawal-group',
  },
  {
    path: '/withdrawal/group/redirect',
    screen: form,
    title: 'method',
    back: '/withdrawal/group',
    guard: 'withdrawal-method',
  },
  {
    path: '/withdrawal/confirm',
    screen: confirm,
    title: 'title.withdrawalConfirm',
    back: '/withdrawal',
    guard: 'withdrawal-draft',
  },
  { path: '/withdrawal/complete', screen: complete, title: null, back: '/withdrawal', guard: 'withdrawal' },
];
