import { useEffect } from 'react';
import { subscribeKey } from 'valtio/utils';
import { whenIdle } from '../../lib/whenIdle';
import type { Cashier } from '../../state/Cashier';
import { useCashier } from '../../state/CashierContext';
import type { RouteRow } from '../../state/RouteRow';
import { snackbars } from '../Notifications';
import { errorScreen } from '../routes/errorScreen';

/** The screens that say what became of a payment. */
const ENDS = ['/deposit/complete', '/withdrawal/complete'];
/** Those that the switch leads to: without their code it would leave the screen under the player's finger. */
const HOMES = ['/deposit', '/withdrawal'];

/** The screens to which the deposit that is being created may lead: its outcome, and those of its kind. */
function pathsAhead({ deposit, kindOf }: Cashier): string[] {
  const { nextRoute = '', routes = [] } = deposit.method ? kindOf(deposit.method) : {};
  return [...ENDS, nextRoute, ...routes.map(({ path }) => path)];
}

/**
 * Loads code while the network still works, as it may be gone even before the player submits: both lists,
 * messages, the error page and the outcome of a payment; and, as soon as a payment is being created, the
 * screens of its kind. A player whose payment may have been created must never be left with a widget that cannot load.
 */
export function useCodeAhead(rows: readonly RouteRow[]): void {
  const cashier = useCashier();
  useEffect(() => {
    let isGone = false;
    const load = (paths: readonly string[]) => {
      for (const { path, screen } of rows) if (paths.includes(path)) screen.load().catch(() => {});
    };
    const loadAlways = async () => {
      await whenIdle();
      if (isGone) return;
      load([...HOMES, ...ENDS]);
      await Promise.all([
        errorScreen.load(),
        snackbars.load(),
        import('../../flows/shared/failure/showError'),
      ]);
    };
    loadAlways().catch(() => {});
    const stops = [
      subscribeKey(cashier.deposit, 'isSubmitting', isMaking => isMaking && load(pathsAhead(cashier))),
      subscribeKey(cashier.withdrawal, 'isSubmitting', isMaking => isMaking && load(ENDS)),
    ];
    return () => {
      isGone = true;
      for (const stop of stops) stop();
    };
  }, [cashier, rows]);
}
