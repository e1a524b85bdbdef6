import { type ReactElement, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { type BaseLocationHook, Route, Router, Switch } from 'wouter';
import { useCashier } from '../../state/CashierContext';
import type { Router as History } from '../../state/createRouter';
import type { RouteRow } from '../../state/RouteRow';
import { Guarded, ToMethodList } from './Guarded';
import { useCodeAhead } from './useCodeAhead';

/** wouter's view of our history: full paths with the base, as it expects them. Nothing navigates by wouter. */
const createLocationHook =
  ({ state, base }: History): BaseLocationHook =>
  () => [`${base}${useSnapshot(state).entries.at(-1)?.path}`, () => {}];

/** A table as wouter routes; unknown paths lead to `/`, and `/` to the first screen of a deposit. */
export function RouteTable({ rows }: { rows: readonly RouteRow[] }): ReactElement {
  const { router } = useCashier();
  useCodeAhead(rows);
  const hook = useMemo(() => createLocationHook(router), [router]);
  const path = useSnapshot(router.state).entries.at(-1)?.path;
  // wouter's Switch would try its routes one by one, each with a pattern; no path of a table holds a parameter.
  const row = rows.find(one => one.path === path);
  return (
    <Router hook={hook} base={router.base}>
      <Switch>
        {row && (
          <Route key={row.path} path={row.path}>
            <Guarded row={row} />
          </Route>
        )}
        <Route>
          <ToMethodList />
        </Route>
      </Switch>
    </Router>
  );
}
