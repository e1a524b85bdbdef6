import { type LazyScreen, lazyScreen } from '../../lib/lazyScreen';

/** The standard form, for every kind that has none of its own. */
export const depositForm: LazyScreen = lazyScreen(
  () => import('./form/DepositFormScreen'),
  'DepositFormScreen',
);
