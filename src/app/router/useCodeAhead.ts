import { useEffect } from 'react';
import { CashierError } from '../../api/errors';
import { createUuid } from '../../lib/createUuid';
import { whenIdle } from '../../lib/whenIdle';
import type { Cashier } from '../../state/Cashier';
import { useCashier } from '../../state/CashierContext';
import type { RouteRow } from '../../state/RouteRow';
import { snackbars } from '../Notifications';
import { errorScreen } from '../routes/errorScreen';

/** The screens that say what became of a payment. */
const ENDS = { deposit: '/deposit/complete', withdrawal: '/withdrawal/complete' } as const;
/** Those that the switch leads to: without their code it would leave the screen under the player's finger. */
const HOMES = ['/deposit', '/withdrawal'];

/** The code that tells the player of a failure. */
export const loadMessages = (): Promise<unknown> =>
  Promise.all([snackbars.load(), import('../../flows/shared/failure/showError')]);

/** What the method on the form says of where its deposit leads. */
const kindAhead = ({ deposit, kindOf }: Cashier) =>
  deposit.method ? kindOf(deposit.method) : { nextRoute: '', routes: [] };

/**
 * Loads code while the network still works, as it may be gone even before the player submits: both lists,
 * messages, the error page and the outcome of a payment; and, on a form, the screens of its kind. A player whose
 * payment may have been created must never be left with a widget that cannot load: none is created before the screens
 * are there to which it most likely leads, be it that the network is gone or that a new version has replaced the files.
 */
export function useCodeAhead(rows: readonly RouteRow[]): void {
  const cashier = useCashier();
  useEffect(() => {
    let isGone = false;
    const load = (...paths: readonly string[]) =>
      Promise.all(rows.filter(({ path }) => paths.includes(path)).map(({ screen }) => screen.load()));
    const loadAlways = async () => {
      await whenIdle();
      if (isGone) return;
      const { nextRoute, routes = [] } = kindAhead(cashier);
      // First what a press waits for: on a slow network the files queue.
      await load(nextRoute, ...Object.values(ENDS)).catch(() => {});
      await Promise.all([
        load(...HOMES, ...routes.map(({ path }) => path)),
        errorScreen.load(),
        loadMessages(),
      ]);
    };
    loadAlways().catch(() => {});
    cashier.loadOutcome = async payment => {
      const isDeposit = payment === 'deposit';
      await load(ENDS[payment], isDeposit ? kindAhead(cashier).nextRoute : '').catch(async () => {
        // If the message cannot be shown either, the shell says it. A withdrawal's stands on the screen.
        if (isDeposit) await snackbars.load().catch(cashier.handle.fail);
        throw new CashierError('NetworkError', { kind: 'network', reference: createUuid() });
      });
    };
    return () => {
      isGone = true;
    };
  }, [cashier, rows]);
}
