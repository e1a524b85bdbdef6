import { type LazyScreen, lazyScreen } from '../../lib/lazyScreen';

/** The screens of a deposit, without the list, which is the first screen and comes with the app. */
export const region: LazyScreen = lazyScreen(() =>
  import('../../flows/deposit/list/RegionScreen').then(module => module.RegionScreen),
);
export const group: LazyScreen = lazyScreen(() =>
  import('../../flows/deposit/list/GroupScreen').then(module => module.GroupScreen),
);
export const complete: LazyScreen = lazyScreen(() =>
  import('../../flows/deposit/complete/CompleteScreen').then(module => module.CompleteScreen),
);
export const form: LazyScreen = lazyScreen(() =>
  import('../../flows/deposit/redirect/OpenPaymentScreen').then(module => module.OpenPaymentScreen),
);
