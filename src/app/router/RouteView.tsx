import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { LazyView } from '../../flows/shared/lazy/LazyView';
import { lazyScreen } from '../../lib/lazyScreen';
import { useCashier } from '../../state/CashierContext';
import { isSweepstake } from '../../state/isSweepstake';
import { firstRoute } from '../routes/firstRoute';
import { otherRoutes } from '../routes/otherRoutes';
import { Guarded } from './Guarded';

const sweepstakeRoutes = lazyScreen(() => import('./SweepstakeRoutes'), 'SweepstakeRoutes', true);

/** Draws the first screen's row itself; the router with all the others loads when one of them is needed. */
export function RouteView(): ReactElement {
  const cashier = useCashier();
  const { entries } = useSnapshot(cashier.router.state);
  const parent = useSnapshot(cashier.parent);
  const user = useSnapshot(cashier.user);
  // The keys make another table another screen, even on the same path.
  if (isSweepstake({ parent, user })) return <LazyView key="sweepstake" screen={sweepstakeRoutes} />;
  return entries.at(-1)?.path === firstRoute.path ? (
    <Guarded row={firstRoute} />
  ) : (
    <LazyView key="standard" screen={otherRoutes} />
  );
}
