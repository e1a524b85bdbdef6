import { WithdrawalListScreen } from '../../flows/withdrawal/list/WithdrawalListScreen';
import { loadWithdrawalForm } from '../../flows/withdrawal/withdrawalActions';
import { type LazyScreen, lazyScreen } from '../../lib/lazyScreen';
import type { RouteRow } from '../../state/RouteRow';
import { region } from './sharedRoutes';

/** With the table itself: the switch that leads there must not leave the screen until more code has come. */
const list: LazyScreen = { current: () => WithdrawalListScreen, load: async () => WithdrawalListScreen };
const group: LazyScreen = lazyScreen(() =>
  import('../../flows/withdrawal/list/WithdrawalGroupScreen').then(module => module.WithdrawalGroupScreen),
);
const form: LazyScreen = lazyScreen(() => loadWithdrawalForm().then(module => module.WithdrawalFormScreen));
const instruction: LazyScreen = lazyScreen(() =>
  import('../../flows/withdrawal/WithdrawalInstructionScreen').then(
    module => module.WithdrawalInstructionScreen,
  ),
);
const banks: LazyScreen = lazyScreen(() =>
  import('../../flows/withdrawal/list/NigerianBanksScreen').then(module => module.NigerianBanksScreen),
);
const confirm: LazyScreen = lazyScreen(() =>
  import('../../flows/withdrawal/confirm/ConfirmScreen').then(module => module.ConfirmScreen),
);
const complete: LazyScreen = lazyScreen(() =>
  import('../../flows/withdrawal/complete/WithdrawalCompleteScreen').then(
    module => module.WithdrawalCompleteScreen,
  ),
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
