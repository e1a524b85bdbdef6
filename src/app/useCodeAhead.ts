import { useEffect } from 'react';
import { subscribeKey } from 'valtio/utils';
import { whenIdle } from '../lib/whenIdle';
import { useCashier } from '../state/CashierContext';
import type { RouteRow } from '../state/RouteRow';
import { errorScreen } from './routes/errorScreen';

/**
 * What must be there when the network has gone: the error page, and, as soon as a payment is being made, the screen that
 * tells what became of it. A player whose payment may have been made is never left with a widget that cannot be loaded.
 */
export function useCodeAhead(rows: readonly RouteRow[]): void {
  const { deposit, withdrawal } = useCashier();
  useEffect(() => {
    let isGone = false;
    const loadErrorPage = async () => {
      await whenIdle();
      if (!isGone) await Promise.all([errorScreen.load(), import('../flows/shared/showError')]);
    };
    loadErrorPage().catch(() => {});
    const loadAhead = (path: string) => (isSubmitting: boolean) => {
      const screen = rows.find(row => row.path === path)?.screen;
      if (isSubmitting) screen?.load().catch(() => {});
    };
    const stops = [
      subscribeKey(deposit, 'isSubmitting', loadAhead('/deposit/complete')),
      subscribeKey(withdrawal, 'isSubmitting', loadAhead('/withdrawal/complete')),
    ];
    return () => {
      isGone = true;
      for (const stop of stops) stop();
    };
  }, [deposit, withdrawal, rows]);
}
