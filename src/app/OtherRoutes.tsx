import { type ReactElement, useMemo } from 'react';
import { Route, Router, Switch } from 'wouter';
import { useCashier } from '../state/CashierContext';
import { createLocationHook } from './createLocationHook';
import { Guarded, ToMethodList } from './Guarded';
import { standardRoutes } from './routes/standardRoutes';

/** The table of the flow that runs, as wouter routes; unknown paths lead to `/`, and `/` to the deposit list. */
export function OtherRoutes(): ReactElement {
  const { router } = useCashier();
  const hook = useMemo(() => createLocationHook(router), [router]);
  return (
    <Router hook={hook} base={router.base}>
      <Switch>
        {standardRoutes.map(row => (
          <Route key={row.path} path={row.path}>
            <Guarded row={row} />
          </Route>
        ))}
        <Route>
          <ToMethodList />
        </Route>
      </Switch>
    </Router>
  );
}
