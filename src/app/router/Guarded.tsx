import { type ReactElement, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { homePath } from '../../flows/shared/navigation/homePath';
import { assign } from '../../lib/assign';
import { useCashier } from '../../state/CashierContext';
import type { RouteRow } from '../../state/RouteRow';
import { GUARDS } from '../routes/guards';
import { RouteScreen } from './RouteScreen';

/** A row's screen, if its guard lets the player in. The key makes each visit a screen of its own. */
export function Guarded({ row }: { row: RouteRow }): ReactElement | null {
  const cashier = useCashier();
  const { entries } = useSnapshot(cashier.router.state);
  const isAllowed = !row.guard || GUARDS[row.guard](cashier);
  if (!isAllowed) return <ToMethodList resetsMethods />;
  return <RouteScreen key={entries.at(-1)?.key} row={row} />;
}

/**
 * ROUTE-01, ROUTE-04: `/` leads to the deposit list; a player whom a guard refuses goes to the list of the
 * same flow.
 */
export function ToMethodList({ resetsMethods = false }: { resetsMethods?: boolean }): null {
  const { router, methods, deposit } = useCashier();
  useEffect(() => {
    if (resetsMethods) {
      methods.search = '';
      assign(deposit, { method: null, group: null });
    }
    router.navigate(resetsMethods ? homePath(router.current()) : '/deposit', { isReset: true });
  }, [router, methods, deposit, resetsMethods]);
  return null;
}
