import { type ReactElement, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Route, Switch } from 'wouter';
import { useCashier } from '../state/CashierContext';
import type { RouteRow } from '../state/RouteRow';
import { RouteScreen } from './RouteScreen';
import { GUARDS } from './routes/guards';
import { standardRoutes } from './routes/standardRoutes';

/** The table of the flow that runs, as wouter routes; unknown paths lead to `/`, and `/` to the deposit list. */
export function RouteView(): ReactElement {
  return (
    <Switch>
      {standardRoutes.map(row => (
        <Route key={row.path} path={row.path}>
          <Guarded row={row} />
        </Route>
      ))}
      <Route>
        <Redirect />
      </Route>
    </Switch>
  );
}

function Guarded({ row }: { row: RouteRow }): ReactElement | null {
  const cashier = useCashier();
  const { entries } = useSnapshot(cashier.router.state);
  const isAllowed = !row.guard || GUARDS[row.guard](cashier);
  if (!isAllowed) return <Redirect resetsMethods />;
  return <RouteScreen key={entries.at(-1)?.key} row={row} />;
}

/** ROUTE-01, ROUTE-04: `/` is the deposit list. */
function Redirect({ resetsMethods = false }: { resetsMethods?: boolean }): null {
  const { router, methods, deposit } = useCashier();
  useEffect(() => {
    if (resetsMethods) {
      methods.search = '';
      Object.assign(deposit, { method: null, group: null });
    }
    router.navigate('/deposit', { isReset: true });
  }, [router, methods, deposit, resetsMethods]);
  return null;
}
