import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { LazyView } from '../flows/shared/LazyView';
import { type LazyScreen, lazyScreen } from '../lib/lazyScreen';
import { useCashier } from '../state/CashierContext';
import { Guarded } from './Guarded';
import { firstRoute } from './routes/firstRoute';

const otherRoutes: LazyScreen = lazyScreen(() => import('./OtherRoutes').then(module => module.OtherRoutes));

/** The first screen's row; the router with all the others comes when one of them is wanted. */
export function RouteView(): ReactElement {
  const { entries } = useSnapshot(useCashier().router.state);
  return entries.at(-1)?.path === firstRoute.path ? (
    <Guarded row={firstRoute} />
  ) : (
    <LazyView screen={otherRoutes} />
  );
}
