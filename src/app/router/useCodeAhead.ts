import { useEffect } from 'react';
import { subscribeKey } from 'valtio/utils';
import { whenIdle } from '../../lib/whenIdle';
import type { Cashier } from '../../state/Cashier';
import { useCashier } from '../../state/CashierContext';
import type { RouteRow } from '../../state/RouteRow';
import { errorScreen } from '../routes/errorScreen';

/** Where the deposit that is being made may lead: what became of it, and the screens of its kind. */
function pathsAhead({ deposit, kindOf }: Cashier): string[] {
  const { nextRoute = '', routes = [] } = deposit.method ? kindOf(deposit.method) : {};
  return ['/deposit/complete', nextRoute, ...routes.map(({ path }) => path)];
}

/**
 * What must be there when the network has gone: the error page, and, as soon as a payment is being made, the screens that
 * tell what became of it. A player whose payment may have been made is never left with a widget that cannot be loaded.
 */
export function useCodeAhead(rows: readonly RouteRow[]): void {
  const cashier = useCashier();
  useEffect(() => {
    let isGone = false;
    const loadErrorPage = async () => {
      await whenIdle();
      if (!isGone) await Promise.all([errorScreen.load(), import('../../flows/shared/failure/showError')]);
    };
    loadErrorPage().catch(() => {});
    const load = (paths: readonly string[]) => {
      for (const { path, screen } of rows) if (paths.includes(path)) screen.load().catch(() => {});
    };
    const stops = [
      subscribeKey(cashier.deposit, 'isSubmitting', isMaking => isMaking && load(pathsAhead(cashier))),
      subscribeKey(
        cashier.withdrawal,
        'isSubmitting',
        isMaking => isMaking && load(['/withdrawal/complete']),
      ),
    ];
    return () => {
      isGone = true;
      for (const stop of stops) stop();
    };
  }, [cashier, rows]);
}
